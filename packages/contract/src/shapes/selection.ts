import Type, { type Static } from 'typebox';
import { input } from './input.ts';
import { LINE_NOTE_MAX } from './line-note.ts';
import { paragraphs } from './text.ts';

const label = Type.String({ minLength: 1, maxLength: 120, examples: ['Large'] });

/** The chosen options of a dish by group, or the key of an article's variation. */
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

/** The choice of a visitor for an item. Labels may be in either language. */
export const choice = {
  variation: Type.Optional(variation),
  add_on_ids: Type.Optional(Type.Array(itemId, { maxItems: 50, examples: [[]] })),
  add_on_qtys: Type.Optional(Type.Array(quantity, { maxItems: 50, examples: [[]] })),
  /** For the kitchen or the store. Lines with different notes are different lines. */
  note: Type.Optional(Type.Union([paragraphs(LINE_NOTE_MAX, 0, ['No onions, please']), Type.Null()])),
};

/** The price that the page showed for the whole line. Compared with the server's price and never used (trust.md D8). */
export const shownPrice = Type.Optional(Type.Number({ minimum: 0, maximum: 1e15, examples: [10] }));

/** A requested line: added to the cart or bought directly. */
export const requestedCartLine = input({
  model: Type.Optional(model),
  item_id: itemId,
  quantity,
  price: shownPrice,
  ...choice,
});
export type RequestedCartLine = Static<typeof requestedCartLine>;
