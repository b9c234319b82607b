-- What was sent to open streams, so that a stream can resume after a lost connection. Rows are deleted after 15 minutes.
-- A row fits in the payload of a notification (8,000 bytes).
create table live_log (
  -- In the order of commits: writers take an advisory lock right before the insert.
  id bigint generated always as identity primary key,
  audiences text[] not null check (cardinality(audiences) between 1 and 20 and octet_length(audiences::text) <= 1000),
  name text not null check (octet_length(name) between 1 and 40),
  data text not null check (octet_length(data) between 2 and 4000),
  created_at timestamptz not null default now()
);
create index live_log_created_idx on live_log (created_at);
