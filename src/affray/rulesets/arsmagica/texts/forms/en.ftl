# What the forms of arsmagica say where the plain names of its schema say too little; help texts are the schema's own.

field-strength = Strength it asks for
field-characteristics-strength = Strength
field-shots = Missiles at hand
field-other-load = Load of other things
