-- For the figures. Rows of these tables are written in the order of time, so a summary of each range of pages is enough to
-- find a period, and placing an order pays next to nothing for it.
create index orders_created_brin on orders using brin (created_at) with (pages_per_range = 32, autosummarize = on);
create index ledger_entries_created_brin on ledger_entries using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);
