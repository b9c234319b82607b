import Type, { type Static } from 'typebox';
import { input } from './input.ts';

const label = Type.String({ minLength: 1, maxLength: 120, examples: ['Large'] });

/** What was chosen of a dish, group by group, or which variation of an article, by its key. */
const variation = Type.Array(
  input({
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 120, examples: ['Size'] })),
    values: Type.Optional(input({ label: Type.Array(label, { maxItems: 50 }) })),
    type: Type.Optional(Type.String({ minLength: 1, maxLength: 120, examples: ['Red-XL'] })),
  }),
  { maxItems: 50, examples: [[]] },
);

const model = Type.Union([Type.Literal('Item'), Type.Literal('ItemCampaign')], { default: 'Item' });
const itemId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [1] });
export const quantity = Type.Integer({ minimum: 1, maximum: 999 });

/** What a visitor wants of an item. Labels may be in either language. */
export const choice = {
  variation: Type.Optional(variation),
  add_on_ids: Type.Optional(Type.Array(itemId, { maxItems: 50, examples: [[]] })),
  add_on_qtys: Type.Optional(Type.Array(quantity, { maxItems: 50, examples: [[]] })),
};

/** What the page showed for the whole line. Compared with the server's own price and never used (trust.md D8). */
export const seenPrice = Type.Optional(Type.Number({ minimum: 0, maximum: 1e15, examples: [10] }));

/** A line as it is asked for: put into the cart, or bought at once. */
export const wantedLine = input({
  model: Type.Optional(model),
  item_id: itemId,
  quantity,
  price: seenPrice,
  ...choice,
});
export type WantedLine = Static<typeof wantedLine>;
