/** Positions of the chosen options, group by group. */
export type Choices = readonly (readonly number[])[];
/** How many of which add-on; what is not wanted is not in it. */
export type AddOnCounts = Readonly<Record<number, number>>;

/** What a visitor wants of an item, as a line of a cart will keep it. */
export type Selection = {
  itemId: number;
  isCampaign: boolean;
  /** Into the cart, or straight to the checkout with nothing else (ITM-16). */
  intent: 'cart' | 'buy_now';
  quantity: number;
  /** Of the groups of a dish. */
  choices: Choices;
  /** The variation of an article, by its key that has no language. */
  variation: string | null;
  addOns: AddOnCounts;
};

/** Checking an add-on asks for one; none of it takes it away again (ITM-13). */
export function withAddOn(counts: AddOnCounts, id: number, count: number): AddOnCounts {
  const others = Object.entries(counts).filter(([key]) => Number(key) !== id);
  return Object.fromEntries(count > 0 ? [...others, [id, count]] : others);
}
