"""The environments for research, against what their libraries demand of them."""
