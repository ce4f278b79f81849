"""What only those who publish Utopia need."""
