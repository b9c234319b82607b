-- Staff change the suggested tips in the console, and all nodes must know. Counting a chosen tip is an update and tells nobody.
create trigger tips_changed after insert or delete or truncate on tips
  for each statement execute function tell_changed();
