-- The subscribers that still have to receive the event, after others received it and one failed; null for all.
alter table outbox add column remaining_subscribers text[];
