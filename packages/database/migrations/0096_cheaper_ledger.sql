-- One check instead of eleven, which PostgreSQL read anew for every entry. The reason had a bounded repetition, as in 0094.
create function is_sound(entry ledger_entries) returns boolean language plpgsql immutable as $$
begin
  return entry.amount > 0
    and length(entry.cause) between 3 and 120
    and length(entry.reason) between 3 and 40
    and entry.reason ~ '^[a-z_]+$'
    and entry.unit in ('money', 'points')
    and entry.from_account in ('wallet', 'points', 'clearing', 'cash', 'shop', 'promotions', 'adjustments', 'issued',
      'owed', 'owed_points')
    and entry.to_account in ('wallet', 'points', 'clearing', 'cash', 'shop', 'promotions', 'adjustments', 'issued',
      'owed', 'owed_points')
    and entry.from_account <> entry.to_account
    and (entry.unit = 'points') = (entry.from_account in ('points', 'issued', 'owed_points'))
    and (entry.unit = 'points') = (entry.to_account in ('points', 'issued', 'owed_points'))
    -- What belongs to a customer names one.
    and (entry.customer_id is not null or (entry.from_account not in ('wallet', 'points', 'owed', 'owed_points')
      and entry.to_account not in ('wallet', 'points', 'owed', 'owed_points')))
    and (entry.note is null or length(entry.note) <= 500);
end $$;
alter table ledger_entries
  drop constraint ledger_entries_amount_check,
  drop constraint ledger_entries_cause_check,
  drop constraint ledger_entries_check,
  drop constraint ledger_entries_check1,
  drop constraint ledger_entries_check2,
  drop constraint ledger_entries_check3,
  drop constraint ledger_entries_from_account_check,
  drop constraint ledger_entries_note_check,
  drop constraint ledger_entries_reason_check,
  drop constraint ledger_entries_to_account_check,
  drop constraint ledger_entries_unit_check,
  add constraint ledger_entries_sound check (is_sound(ledger_entries));

alter table wallets
  drop constraint wallets_balance_minor_check,
  drop constraint wallets_points_check,
  drop constraint wallets_owed_minor_check,
  drop constraint wallets_owed_points_check,
  add constraint wallets_check check (least(balance_minor, points, owed_minor, owed_points) >= 0);

-- Every message is inserted, leased and marked as sent.
create function is_sound(message messages_out) returns boolean language plpgsql immutable as $$
begin
  return message.channel in ('sms', 'email')
    and message.language in ('en', 'ar')
    -- Both are kept only until the message is sent or given up.
    and (num_nonnulls(message.sent_at, message.given_up_at) = 0 or num_nonnulls(message.code, message.name) = 0);
end $$;
alter table messages_out
  drop constraint messages_out_channel_check,
  drop constraint messages_out_check,
  drop constraint messages_out_check1,
  drop constraint messages_out_language_check,
  add constraint messages_out_sound check (is_sound(messages_out));

alter table guests
  drop constraint guests_id_check,
  drop constraint guests_id_hash_check,
  add constraint guests_check check (id > 0 and length(id_hash) = 32);
