-- Refuses from within a statement, so that what travels behind it is not done: the order that cannot have its stock, the
-- coupon that is used up. `code` is one of the contract's refusals.
create function refuse(code text, details jsonb) returns boolean language plpgsql as $$
begin
  raise exception using errcode = 'P0409', message = code, detail = details::text;
end $$;
