-- The wallet is changed before the entry is written. The change locks the wallet, so the entries of a customer have ids in
-- the order in which the balance changed, and the history of a wallet is never below zero.
create or replace function move_amount(
  p_unit text, p_cause text, p_reason text, p_from text, p_to text, p_amount bigint, p_customer_id bigint,
  p_order_id bigint, p_note text, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  if p_to = 'wallet' then
    insert into wallets (customer_id, balance_minor) values (p_customer_id, p_amount)
    on conflict (customer_id) do update set balance_minor = wallets.balance_minor + p_amount;
  elsif p_to = 'points' then
    insert into wallets (customer_id, points) values (p_customer_id, p_amount)
    on conflict (customer_id) do update set points = wallets.points + p_amount;
  elsif p_from = 'wallet' then
    update wallets set balance_minor = balance_minor - p_amount
    where customer_id = p_customer_id and balance_minor >= p_amount;
  elsif p_from = 'points' then
    update wallets set points = points - p_amount where customer_id = p_customer_id and points >= p_amount;
  end if;
  if not found and p_from in ('wallet', 'points') then
    -- A known cause has moved before; it needs no balance now.
    perform from ledger_entries where cause = p_cause;
    if found then return false; end if;
    perform refuse(case p_from when 'wallet' then 'wallet_too_low' else 'points_too_few' end, '{}');
  end if;
  insert into ledger_entries (unit, cause, reason, from_account, to_account, amount, customer_id, order_id, note, created_at)
  values (p_unit, p_cause, p_reason, p_from, p_to, p_amount, p_customer_id, p_order_id, p_note, p_at)
  on conflict (cause) do nothing;
  if not found then
    if 'wallet' in (p_from, p_to) then
      update wallets set balance_minor = balance_minor + case when p_from = 'wallet' then p_amount else -p_amount end
      where customer_id = p_customer_id;
    elsif 'points' in (p_from, p_to) then
      update wallets set points = points + case when p_from = 'points' then p_amount else -p_amount end
      where customer_id = p_customer_id;
    end if;
    return false;
  end if;
  if 'owed' in (p_from, p_to) then
    update wallets set owed_minor = owed_minor + case when p_from = 'owed' then p_amount else -p_amount end
    where customer_id = p_customer_id;
  elsif 'owed_points' in (p_from, p_to) then
    update wallets set owed_points = owed_points + case when p_from = 'owed_points' then p_amount else -p_amount end
    where customer_id = p_customer_id;
  end if;
  return true;
end $$;
