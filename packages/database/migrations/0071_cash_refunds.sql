-- Cash that was given back by hand had no entry in the ledger: parts of refunds, and parcels that were paid at pick-up and
-- came to nothing.
insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
select 'money', 'order:' || f.order_id || ':cash_refund' || case f.number when 1 then '' else ':' || f.number end,
  'cash_refund', 'shop', 'cash', f.order_id, f.paid_minor, f.created_at
from order_refunds f join orders o on o.id = f.order_id
where o.payment_method = 'cash_on_delivery' and f.destination = 'original' and f.paid_minor > 0;

insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
select 'money', 'order:' || e.order_id || ':cash_refund', 'cash_refund', 'shop', 'cash', e.order_id, e.amount,
  coalesce((select max(s.at) from order_status_log s where s.order_id = e.order_id), e.created_at)
from ledger_entries e join orders o on o.id = e.order_id
where e.reason = 'cash_payment' and o.status in ('canceled', 'failed')
  and not exists (select from ledger_entries b where b.cause = 'order:' || e.order_id || ':cash_back');
