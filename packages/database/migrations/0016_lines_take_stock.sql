-- A line of an order says itself what it took: a row of its own for each thing taken said the same once more, and was a
-- fourteenth of what placing an order cost the database. That it was given back is said by the order.
alter table order_lines
  -- Which stock of the item, or of the campaign (then without a variation); null for what is not counted.
  add column took_stock text,
  -- The sale of whose portion it took.
  add column flash_sale_id int;

update order_lines l set took_stock = m.variation_key from stock_moves m
where m.order_id = l.order_id and m.line_no = l.line_no and m.kind in ('inventory', 'campaign');
update order_lines l set flash_sale_id = m.flash_sale_id from stock_moves m
where m.order_id = l.order_id and m.line_no = l.line_no and m.kind = 'flash_sale';

-- With what held of its rows.
drop table stock_moves cascade;

create or replace function is_sound(line order_lines) returns boolean language plpgsql immutable as $$
begin
  return line.line_no > 0
    and line.model in ('Item', 'ItemCampaign')
    and line.discount_kind in ('none', 'item', 'store', 'flash_sale')
    and line.quantity > 0
    and least(line.unit_minor, line.add_ons_minor, line.discount_minor) >= 0
    and line.discount_minor <= line.unit_minor * line.quantity
    and line.total_minor = line.unit_minor * line.quantity - line.discount_minor + line.add_ons_minor
    and jsonb_typeof(line.selection) = 'object'
    and jsonb_typeof(line.chosen) = 'array'
    and jsonb_typeof(line.add_ons) = 'array'
    and (line.took_stock is null or line.took_stock = '' or line.model = 'Item')
    and (line.flash_sale_id is null or line.discount_kind = 'flash_sale');
end $$;
