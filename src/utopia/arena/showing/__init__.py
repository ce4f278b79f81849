"""Figures for people and programs: tables, a picture, a file of columns."""
