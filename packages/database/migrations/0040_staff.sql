-- Five roles: the operator is called manager, and support joins.
alter table staff drop constraint staff_role_check;
update staff set role = 'manager' where role = 'operator';
alter table staff add constraint staff_role_check check (role in ('owner', 'manager', 'dispatcher', 'support', 'store'));

-- Every change by staff, written in the transaction of the change. Rows are never changed; `from` and `to` hold only what changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id int not null references staff,
  -- The name of the call, such as changeItem.
  action text not null check (action ~ '^[a-zA-Z]{1,60}$'),
  -- What was changed: the kind of thing and its id.
  subject text not null check (subject ~ '^[a-z_]{1,40}$'),
  subject_id text not null check (length(subject_id) between 1 and 80),
  store_id bigint,
  before jsonb,
  after jsonb
);
create index audit_log_at_idx on audit_log (at desc, id desc);
create index audit_log_subject_idx on audit_log (subject, subject_id, id desc);
create index audit_log_staff_idx on audit_log (staff_id, id desc);
create index audit_log_store_idx on audit_log (store_id, id desc) where store_id is not null;

create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to';
end $$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_audit_log();
