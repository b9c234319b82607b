-- Nodes hold stores with their pauses and busy minutes, and search results of items by their words.
create trigger stores_state_changed after update of paused_until, busy_minutes, takes_cash, name_search_en, name_search_ar
  on stores for each statement execute function tell_changed();
create trigger items_words_changed after update of name_search_en, name_search_ar, more_search_en, more_search_ar
  on items for each statement execute function tell_changed();
