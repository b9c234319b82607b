import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { variationOf, type Variation } from '@rialto/rules/item/article-variations.ts';
import { withAddOn, type AddOnCounts, type Choices, type Selection } from '@rialto/rules/item/selection.ts';
import { stockState, type StockState } from '@rialto/rules/item/stock.ts';
import { afterPress, chosenPrices } from '@rialto/rules/item/variations.ts';
import { linePrice, type LinePrice } from '@rialto/rules/price/line-price.ts';
import { useMemo, useState } from 'react';
import { useRootData } from '../../platform/page/root-data.ts';
import { pricedItem, type PricedItem } from './priced-item.ts';
import { choiceOfLine, hasChoice, defaultChoice } from './cart-line-choice.ts';

/** The visitor's selection for an item, its price, and functions to change it. */
export type ItemSelection = {
  item: ItemDetail;
  isCampaign: boolean;
  priced: PricedItem;
  choices: Choices;
  picks: readonly number[];
  variation: Variation | null;
  addOns: AddOnCounts;
  note: string;
  quantity: number;
  /** Price of one, without options and add-ons. */
  unitPrice: LinePrice;
  price: LinePrice;
  stock: StockState;
  /** Stock of the selected variation; null if stock is not tracked. */
  left: number | null;
  pressOption(groupAt: number, optionAt: number): void;
  pick(propertyAt: number, optionAt: number): void;
  setAddOn(id: number, count: number): void;
  setNote(note: string): void;
  setQuantity(quantity: number): void;
  /** The cart line being edited, or else the one with the same choice (ITM-09). */
  line: CartLine | null;
  isUnchanged: boolean;
  selected(intent: Selection['intent']): Selection;
};

/** `editing` is the id of the cart line opened for editing. */
export type CartState = { lines: readonly CartLine[]; editing: number | null };

export function useItemSelection(item: ItemDetail, isCampaign: boolean, { lines, editing }: CartState): ItemSelection {
  const { digit_after_decimal_point: digits } = useRootData().config;
  const priced = useMemo(() => pricedItem(item, digits), [item, digits]);
  const { groups, article } = priced;
  const edited = lines.find(({ id }) => id === editing) ?? null;
  const [first] = useState(() => (edited ? choiceOfLine(edited, priced) : defaultChoice(priced)));
  const [choices, setChoices] = useState(first.choices);
  const [picks, setPicks] = useState(first.picks);
  const [addOns, setAddOns] = useState(first.addOns);
  const [note, setNote] = useState(first.note);
  const [chosenQuantity, setQuantity] = useState<number | null>(null);
  const variation = variationOf(article, picks);
  const ofItem = lines.filter((each) => each.item_id === item.id && (each.model === 'ItemCampaign') === isCampaign);
  const same = ofItem.find((each) => hasChoice(each, { choices, picks, addOns, note }, priced)) ?? null;
  const line = edited ?? same;
  const quantity = chosenQuantity ?? line?.quantity ?? 1;
  const available = stockOf(item, priced, variation);
  const unit = {
    basePrice: variation?.price ?? priced.basePrice,
    optionPrices: [],
    quantity: 1,
    discount: priced.discount,
    addOns: [],
  };
  return {
    item,
    isCampaign,
    priced,
    choices,
    picks,
    variation,
    addOns,
    note,
    quantity,
    unitPrice: linePrice(unit),
    price: linePrice({
      ...unit,
      optionPrices: chosenPrices(groups, choices),
      quantity,
      addOns: priced.addOns.map(({ id, price }) => ({ price, quantity: addOns[id] ?? 0 })),
    }),
    stock: stockState(available, quantity),
    left: available.variation ?? available.stock,
    pressOption: (groupAt, optionAt) => setChoices(afterPress(groups, choices, groupAt, optionAt)),
    pick: (propertyAt, optionAt) => setPicks(picks.map((former, at) => (at === propertyAt ? optionAt : former))),
    setAddOn: (id, count) => setAddOns(withAddOn(addOns, id, count)),
    setNote,
    setQuantity,
    line,
    isUnchanged: line !== null && line === same && line.quantity === quantity,
    selected: (intent) => ({
      itemId: item.id,
      isCampaign,
      intent,
      quantity,
      choices,
      variation: variation?.key ?? null,
      addOns,
      note,
    }),
  };
}

/** A combination the store does not have counts as out of stock. */
function stockOf({ stock }: ItemDetail, { article }: PricedItem, variation: Variation | null) {
  return {
    stock,
    variation: article.properties.length > 0 ? (variation?.stock ?? 0) : null,
    variations: article.variations.map((each) => each.stock),
  };
}
