-- What a customer asks of the kitchen or the store for one line. Lines with different notes are different lines: the
-- hash of a choice covers the note.
alter table cart_lines add column note text check (char_length(note) between 1 and 200);
alter table order_lines add column note text check (char_length(note) between 1 and 200);
