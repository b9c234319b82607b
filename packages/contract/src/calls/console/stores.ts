import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { PAGE_SIZE, pageReply, paging } from '../../http/paging.ts';
import {
  changeId,
  clockTime,
  day,
  longTexts,
  nameTexts,
  percent,
  pictureId,
  price,
  shownPicture,
} from '../../shapes/console/fields.ts';
import { moment, optionalText, orNull, sentMoment } from '../../shapes/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { point } from '../../shapes/point.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const params = input({ id });
const MAX_ADDRESS_LENGTH = 255;
const MAX_ABOUT_LENGTH = 2_000;
const MAX_SHIFTS = 28;
/** A select shows all stores of a shop. */
const MAX_PAGE_STORES = 500;
const MAX_HOLIDAYS = 200;

/** One shift of a week; day 0 is Sunday, and a closing time that is not after the opening time is on the next day. */
const shift = input({ day: Type.Integer({ minimum: 0, maximum: 6 }), opens: clockTime, closes: clockTime });
const shifts = Type.Array(shift, { maxItems: MAX_SHIFTS });
const holidays = Type.Array(day, { maxItems: MAX_HOLIDAYS, uniqueItems: true });
export type ConsoleShift = Static<typeof shift>;

const addressTexts = Type.Object(
  { en: line(MAX_ADDRESS_LENGTH), ar: orNull(line(MAX_ADDRESS_LENGTH)) },
  { additionalProperties: false, examples: [{ en: '12 Republic Square', ar: null }] },
);
const minutes = Type.Integer({ minimum: 1, maximum: 600, examples: [30] });

const discount = input({
  percent,
  starts_at: sentMoment,
  ends_at: sentMoment,
  minimum: price,
  maximum: orNull(price),
});

/** What staff enter about a store. */
const fields = {
  zone_id: id,
  name: nameTexts,
  address: addressTexts,
  about: longTexts(MAX_ABOUT_LENGTH),
  point,
  phone: orNull(line(30)),
  email: orNull(line(254)),
  timezone: Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$', examples: ['Africa/Cairo'] }),
  hours: shifts,
  holidays,
  delivery: Type.Boolean(),
  take_away: Type.Boolean(),
  schedule_order: Type.Boolean(),
  /** Most orders for one slot of half an hour; null sets no limit. */
  slot_limit: orNull(Type.Integer({ minimum: 1, maximum: 1_000, examples: [6] })),
  free_delivery: Type.Boolean(),
  takes_cash: Type.Boolean(),
  takes_prescriptions: Type.Boolean(),
  minimum_order: price,
  delivery_minutes: input({ min: minutes, max: minutes }),
  radius_metres: orNull(Type.Integer({ minimum: 100, maximum: 200_000 })),
  tax_percent: percent,
  discount: Type.Union([discount, Type.Null()]),
  logo: pictureId,
  cover: pictureId,
  featured: Type.Boolean(),
  active: Type.Boolean(),
};
const storeInput = Type.Partial(Type.Object(fields, { additionalProperties: false }), {
  additionalProperties: false,
});
export type StoreInput = Static<typeof storeInput>;

const consoleStore = Type.Object({
  ...fields,
  id: Type.Integer(),
  module_id: Type.Integer(),
  slug: Type.String(),
  phone: optionalText,
  email: optionalText,
  logo: Type.Union([shownPicture, Type.Null()]),
  cover: Type.Union([shownPicture, Type.Null()]),
  item_count: Type.Integer(),
  created_at: moment,
});
export type ConsoleStore = Static<typeof consoleStore>;

const listedStore = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: nameTexts,
  module_id: Type.Integer(),
  zone_id: Type.Integer(),
  logo: Type.Union([shownPicture, Type.Null()]),
  active: Type.Boolean(),
  open: Type.Boolean(),
  item_count: Type.Integer(),
});
export type ListedStore = Static<typeof listedStore>;

export const listConsoleStores = endpoint({
  method: 'GET',
  path: '/console/stores',
  group,
  summary: 'The stores that the caller works for, by name.',
  needs: ['staff:catalogue'],
  query: input({
    name: Type.Optional(line(100)),
    module_id: Type.Optional(id),
    active: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_STORES, default: PAGE_SIZE })),
    offset: paging.offset,
  }),
  reply: Type.Object({ ...pageReply, stores: Type.Array(listedStore) }),
});

export const readConsoleStore = endpoint({
  method: 'GET',
  path: '/console/stores/{id}',
  group,
  summary: 'Everything that staff may change about a store.',
  needs: ['staff:catalogue'],
  params,
  reply: consoleStore,
  refuses: ['not_found'],
});

const storeRefusals = [
  'zone_not_served',
  'picture_unknown',
  'timezone_unknown',
  'discount_window_invalid',
  'delivery_minutes_invalid',
] as const;

export const addStore = endpoint({
  method: 'POST',
  path: '/console/stores',
  group,
  summary: 'A new store. Without a zone it belongs to the zone of its point.',
  needs: ['staff:stores'],
  body: Type.Object(
    { ...storeInput.properties, module_id: id, name: nameTexts, address: addressTexts, point },
    { additionalProperties: false },
  ),
  reply: consoleStore,
  refuses: ['module_unknown', ...storeRefusals],
});

export const changeStore = endpoint({
  method: 'PUT',
  path: '/console/stores/{id}',
  group,
  summary: 'Changes the given fields of a store.',
  needs: ['staff:stores'],
  params,
  body: storeInput,
  reply: Type.Object({ change_id: changeId, store: consoleStore }),
  refuses: ['not_found', ...storeRefusals],
});

export const changeStoreHours = endpoint({
  method: 'PUT',
  path: '/console/stores/{id}/hours',
  group,
  summary: 'Changes the weekly hours of a store and the days on which it is closed.',
  needs: ['staff:catalogue'],
  params,
  body: input({ hours: Type.Optional(shifts), holidays: Type.Optional(holidays) }),
  reply: Type.Object({ change_id: changeId, store: consoleStore }),
  refuses: ['not_found'],
});
