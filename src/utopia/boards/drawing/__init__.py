"""The pieces a drawn map is made of: colours, curves, signs, land, sea and scenery."""
