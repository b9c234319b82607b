import { part } from '@rialto/database/part.ts';

/** Whether `orders o` is a prescription whose price the customer has not accepted. */
export const awaitsPrice = part`(o.source = 'prescription' and not exists (
  select from prescription_prices p where p.order_id = o.id and p.accepted_at is not null))`;

/** The columns of an OrderRow, of `orders o`. */
export const orderColumns = part`
  o.id, o.owner_kind as "ownerKind", o.owner_id as "ownerId", o.status, o.order_type as "orderType", o.currency,
  o.total_minor as "totalMinor", o.wallet_minor as "walletMinor", o.is_priced as "isPriced",
  ${awaitsPrice} as "isAwaitingPrice", o.created_at as "createdAt",
  o.schedule_at as "scheduleAt", o.payment_method as "paymentMethod", o.payment_status as "paymentStatus",
  o.hold_until as "holdUntil", o.address, o.contact_name as "contactName", o.contact_number as "contactNumber",
  o.contact_email as "contactEmail",
  (select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = o.id) as "itemsCount",
  (select json_build_object('id', s.id, 'slug', s.slug, 'nameEn', o.store_name_en, 'nameAr', o.store_name_ar,
     'logo', s.logo, 'addressEn', s.address_en, 'addressAr', s.address_ar, 'phone', s.phone, 'lat', s.lat,
     'lng', s.lng, 'moduleId', o.module_id, 'zoneId', o.zone_id, 'timezone', s.timezone) from stores s where s.id = o.store_id) as store,
  (select json_build_object('categoryId', p.category_id, 'nameEn', p.name_en, 'nameAr', p.name_ar, 'picture', p.picture,
     'content', p.content, 'weightKg', p.weight_kg, 'instructions', p.instructions, 'senderAddress', p.sender_address,
     'receiverName', p.receiver_name, 'receiverPhone', p.receiver_phone, 'chargePayer', p.charge_payer,
     'charge', p.charge, 'isDistanceEstimated', p.is_distance_estimated, 'pickUpProof', p.pick_up_proof,
     'dropOffProof', p.drop_off_proof, 'linkVersion', p.link_version, 'linkCount', p.link_count, 'wish', p.wish)
   from parcels p where p.order_id = o.id) as parcel,
  (select coalesce(json_agg(json_build_object('status', g.status, 'at', to_char(g.at at time zone 'UTC',
     'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', g.reason, 'by', g.moved_by) order by g.id), '[]')
   from order_steps g where g.order_id = o.id) as log`;

/** The lines of an order, as `lines`. */
export const linesColumn = part`(select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'model', l.model, 'itemId', l.item_id,
     'nameEn', l.name_en, 'nameAr', l.name_ar, 'picture', l.picture, 'selection', l.selection,
     'chosen', l.chosen, 'addOns', l.add_ons, 'quantity', l.quantity, 'unitMinor', l.unit_minor,
     'addOnsMinor', l.add_ons_minor, 'discountMinor', l.discount_minor, 'discountKind', l.discount_kind,
     'totalMinor', l.total_minor, 'note', l.note) order by l.line_no), '[]')
   from order_lines l where l.order_id = o.id) as lines`;

/** What an OrderDetailRow has besides. */
export const detailColumns = part`
  o.items_minor as "itemsMinor", o.add_ons_minor as "addOnsMinor",
  o.discount_minor as "discountMinor", o.coupon_minor as "couponMinor", o.first_order_minor as "firstOrderMinor",
  o.tax_minor as "taxMinor", o.tax_included as "isTaxIncluded", o.delivery_minor as "deliveryMinor",
  o.tip_minor as "tipMinor", o.additional_minor as "additionalMinor", o.bill_reasons as reasons,
  o.coupon_code as "couponCode", o.note,
  o.distance_metres as "distanceMetres", o.cancel_reason as "cancelReason", o.refund_to as "refundTo",
  array(select f.file_id from order_files f where f.order_id = o.id order by f.position) as "fileIds",
  (select json_build_object('reason', r.reason, 'note', r.note, 'amountMinor', r.amount_minor, 'status', r.status,
     'answer', r.answer, 'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   from refund_requests r where r.order_id = o.id) as refund,
  (select coalesce(sum(f.paid_minor + f.wallet_minor), 0)::bigint from order_refunds f where f.order_id = o.id) as "refundedMinor",
  (select json_build_object('note', p.note, 'isAccepted', p.accepted_at is not null,
     'pricedAt', to_char(p.priced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   from prescription_prices p where p.order_id = o.id) as "priceOffer",
  ${linesColumn}`;
