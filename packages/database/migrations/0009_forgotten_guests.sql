-- Guests who never come back are let go, so that the table does not grow without end (trust.md T107).

-- By the day: it is written at most once in one.
alter table guests add column seen_at timestamptz not null default now();
update guests set seen_at = created_at;
-- Has ordered, and so is remembered for as long as the order is.
alter table guests add column is_kept boolean not null default false;
create index guests_unseen_idx on guests (seen_at) where not is_kept;
