"""Fights kept as files."""
