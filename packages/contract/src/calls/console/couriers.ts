import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { PAGE_SIZE, pageReply, paging } from '../../http/paging.ts';
import { courierHead, vehicle } from '../../shapes/courier.ts';
import { amount, flag, message, moment, orNull } from '../../shapes/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:dispatch'] as const;
const params = input({ id });
/** Dispatch shows everybody on shift at once. */
const MAX_COURIERS = 500;
const MAX_NAME_LENGTH = 80;
const MAX_PHONE_LENGTH = 20;

const courier = Type.Object({
  ...courierHead,
  phone: Type.String({ examples: ['+201001234567'] }),
  zone_id: Type.Integer(),
  is_active: flag,
  is_on_shift: flag,
  shift_started_at: orNull(moment),
  /** Since the shift began. */
  cash_collected: amount,
  orders_count: Type.Integer(),
  has_link: flag,
  /** Known during the shift only. */
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
  position_at: orNull(moment),
});
export type Courier = Static<typeof courier>;

export const listCouriers = endpoint({
  method: 'GET',
  path: '/console/couriers',
  group,
  summary: 'The couriers: those on shift first, with their position and the cash they collected.',
  needs,
  query: input({
    list: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('on_shift')], { default: 'all' })),
    /** Part of the name or of the phone number. */
    search: Type.Optional(line(MAX_NAME_LENGTH)),
    ...paging,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_COURIERS, default: PAGE_SIZE })),
  }),
  reply: Type.Object({
    ...pageReply,
    couriers: Type.Array(courier),
    /** The zones that a courier can work in. */
    zones: Type.Array(Type.Object({ id, name: Type.String({ examples: ['Old Harbour'] }) })),
  }),
});

const name = line(MAX_NAME_LENGTH);
const phone = line(MAX_PHONE_LENGTH);

export const addCourier = endpoint({
  method: 'POST',
  path: '/console/couriers',
  group,
  summary: 'A new courier, who needs a link to begin.',
  needs,
  body: input({ f_name: name, l_name: name, phone, vehicle, zone_id: id }),
  reply: courier,
  refuses: ['phone_invalid', 'courier_phone_taken', 'zone_not_served'],
});

export const changeCourier = endpoint({
  method: 'PUT',
  path: '/console/couriers/{id}',
  group,
  summary: 'Changes a courier. One who is no longer active has no shift and no link.',
  needs,
  params,
  body: input({
    f_name: Type.Optional(name),
    l_name: Type.Optional(name),
    phone: Type.Optional(phone),
    vehicle: Type.Optional(vehicle),
    zone_id: Type.Optional(id),
    is_active: Type.Optional(flag),
  }),
  reply: courier,
  refuses: ['courier_unknown', 'phone_invalid', 'courier_phone_taken', 'zone_not_served', 'run_not_finished'],
});

export const renewCourierLink = endpoint({
  method: 'POST',
  path: '/console/couriers/{id}/link',
  group,
  summary: 'A new link for a courier. It is shown once, and the former link no longer works.',
  needs,
  params,
  reply: Type.Object({ url: Type.String({ examples: ['https://shop.example/courier/#cr_…'] }) }),
  refuses: ['courier_unknown', 'courier_unavailable'],
});

export const revokeCourierLink = endpoint({
  method: 'DELETE',
  path: '/console/couriers/{id}/link',
  group,
  summary: 'Makes the link of a courier invalid.',
  needs,
  params,
  reply: message,
  refuses: ['courier_unknown'],
});
