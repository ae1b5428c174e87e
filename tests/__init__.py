"""Tests of Affray."""
