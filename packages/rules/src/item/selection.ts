/** Positions of the chosen options by group. */
export type Choices = readonly (readonly number[])[];
/** Quantities of add-ons by id; unselected ones are missing. */
export type AddOnCounts = Readonly<Record<number, number>>;

/** The selection of a visitor for an item, as a cart line stores it. */
export type Selection = {
  itemId: number;
  isCampaign: boolean;
  /** Add to the cart, or go straight to the checkout with this item only (ITM-16). */
  intent: 'cart' | 'buy_now';
  quantity: number;
  /** Chosen options of a dish. */
  choices: Choices;
  /** The variation of an article, by its language-independent key. */
  variation: string | null;
  addOns: AddOnCounts;
  /** What the visitor asks of the kitchen or the store; empty for nothing. */
  note: string;
};

/** Checking an add-on sets its quantity to one; zero removes it (ITM-13). */
export function withAddOn(counts: AddOnCounts, id: number, count: number): AddOnCounts {
  const others = Object.entries(counts).filter(([key]) => Number(key) !== id);
  return Object.fromEntries(count > 0 ? [...others, [id, count]] : others);
}
