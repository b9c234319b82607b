-- Texts about a customer are erased with the account, so the log, which is never shortened, only says that one was written.
alter table audit_log disable trigger audit_log_is_append_only;
update audit_log set
  before = case when before ? 'reason' then before - 'reason' || jsonb_build_object('has_reason', nullif(before -> 'reason', 'null') is not null) else before end,
  after = case when after ? 'reason' then after - 'reason' || jsonb_build_object('has_reason', nullif(after -> 'reason', 'null') is not null) else after end
where before ? 'reason' or after ? 'reason';
update audit_log set before = before - 'reply' || jsonb_build_object('replied_at', null),
  after = after - 'reply' || jsonb_build_object('replied_at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
where action = 'replyToReview' and (before ? 'reply' or after ? 'reply');
alter table audit_log enable trigger audit_log_is_append_only;
