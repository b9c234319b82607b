import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { optionalTranslated, shownTranslated, translated } from '../../shapes/console/translated.ts';
import { pictureId, price } from '../../shapes/console/fields.ts';
import { orNull, sentMoment } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:settings'] as const;
const MAX_ROWS = 60;
const oneOf = <Name extends string>(...names: Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));
/** Null for a new row. */
const id = orNull(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));
const rowsOf = <Row extends ReturnType<typeof input>>(row: Row) => Type.Array(row, { maxItems: MAX_ROWS });

const reasons = rowsOf(
  input({
    id,
    kind: oneOf('cancellation', 'refund'),
    audience: oneOf('customer', 'store', 'deliveryman'),
    text: translated(120),
    is_active: Type.Boolean(),
  }),
);
const reasonList = input({ reasons });
export type ReasonList = Static<typeof reasonList>;

export const readReasons = endpoint({
  method: 'GET',
  path: '/console/reasons',
  group,
  summary: 'Reasons to cancel an order or to ask for a refund, in their order.',
  needs,
  reply: reasonList,
});

export const changeReasons = endpoint({
  method: 'PUT',
  path: '/console/reasons',
  group,
  summary: 'Replaces the reasons. Orders keep the reason that was given.',
  needs,
  body: reasonList,
  reply: reasonList,
});

const tipList = input({ amounts: Type.Array(price, { maxItems: 6, uniqueItems: true }) });

export const readTips = endpoint({
  method: 'GET',
  path: '/console/tips',
  group,
  summary: 'The tips that checkout suggests.',
  needs,
  reply: tipList,
});

export const changeTips = endpoint({
  method: 'PUT',
  path: '/console/tips',
  group,
  summary: 'Replaces the tips that checkout suggests.',
  needs,
  body: tipList,
  reply: tipList,
  refuses: ['tip_not_positive'],
});

const methods = rowsOf(
  input({
    id,
    name: translated(80),
    /** Where to pay, such as an account number. */
    details: Type.Array(input({ name: translated(60), value: line(200) }), { maxItems: 10 }),
    /** What the customer fills in after paying. The key of a new question is made from its label. */
    questions: Type.Array(
      input({
        key: orNull(Type.String({ pattern: '^[a-z0-9_]{1,40}$', examples: ['transfer_number'] })),
        label: translated(80),
        is_required: Type.Boolean(),
      }),
      { maxItems: 10 },
    ),
    is_active: Type.Boolean(),
  }),
);
const methodList = input({ methods });
export type MethodList = Static<typeof methodList>;

export const readOfflineMethods = endpoint({
  method: 'GET',
  path: '/console/offline-methods',
  group,
  summary: 'Ways to pay outside the shop, such as a bank transfer.',
  needs,
  reply: methodList,
});

export const changeOfflineMethods = endpoint({
  method: 'PUT',
  path: '/console/offline-methods',
  group,
  summary: 'Writes the ways to pay outside the shop, in their order. One that is left out is switched off.',
  needs,
  body: methodList,
  reply: methodList,
});

const bonuses = rowsOf(
  input({
    id,
    title: translated(80),
    type: oneOf('percent', 'amount'),
    value: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
    minimum: price,
    maximum: orNull(price),
    from: sentMoment,
    until: sentMoment,
    is_active: Type.Boolean(),
  }),
);
const bonusList = input({ bonuses });
export type BonusList = Static<typeof bonusList>;

export const readWalletBonuses = endpoint({
  method: 'GET',
  path: '/console/wallet-bonuses',
  group,
  summary: 'What customers get on top when they add money to the wallet.',
  needs,
  reply: bonusList,
});

export const changeWalletBonuses = endpoint({
  method: 'PUT',
  path: '/console/wallet-bonuses',
  group,
  summary: 'Replaces the bonuses on top-ups.',
  needs,
  body: bonusList,
  reply: bonusList,
  refuses: ['bonus_ends_first', 'bonus_too_high', 'bonus_maximum_zero'],
});

const proof = oneOf('none', 'code', 'photo');
const categories = rowsOf(
  input({
    id,
    module_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    name: translated(80),
    description: optionalTranslated(200),
    picture: pictureId,
    surcharge: price,
    /** Null for the charge of the zone. */
    per_km_charge: orNull(price),
    weights: Type.Array(input({ up_to: Type.Integer({ minimum: 1, maximum: 1_000 }), surcharge: price }), {
      maxItems: 8,
    }),
    pick_up_proof: proof,
    drop_off_proof: proof,
    is_active: Type.Boolean(),
  }),
);
const instructions = rowsOf(input({ id, text: translated(120), is_active: Type.Boolean() }));
const parcelLists = input({ categories, instructions });
export type ParcelLists = Static<typeof parcelLists>;

export const readParcelLists = endpoint({
  method: 'GET',
  path: '/console/parcels',
  group,
  summary: 'What can be sent as a parcel, what it costs beside the rates of the zone, and instructions for couriers.',
  needs,
  reply: Type.Object({
    ...parcelLists.properties,
    /** The modules that carry parcels. */
    modules: Type.Array(Type.Object({ id: Type.Integer(), name: shownTranslated })),
    media_url: Type.String(),
  }),
});

export const changeParcelLists = endpoint({
  method: 'PUT',
  path: '/console/parcels',
  group,
  summary: 'Writes categories and instructions in their order. A category that is left out is switched off.',
  needs,
  body: parcelLists,
  reply: parcelLists,
  refuses: ['picture_unknown', 'module_not_parcel', 'weights_repeat'],
});
