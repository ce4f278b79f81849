"""Operations: health, regular jobs, and what is deleted when."""
