import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';

/** An item of a card, which has nothing to choose, or of a dialog, with everything there is to choose. */
export type SellableItem = Item & Partial<Pick<ItemDetail, 'food_variations' | 'add_ons'>>;
/** What a visitor adds of an item, and the price the page has shown. */
export type LineRequest = { item: SellableItem; selection: Selection; price: number };

/** The line as the API takes it: labels as shown, add-ons as two lists, the price only for comparison. */
export function requestedLine({ item, selection, price }: LineRequest): RequestedCartLine {
  const addOns = Object.entries(selection.addOns);
  return {
    model: selection.isCampaign ? 'ItemCampaign' : 'Item',
    item_id: item.id,
    quantity: selection.quantity,
    price,
    variation: selection.variation === null ? chosenGroups(item, selection) : [{ type: selection.variation }],
    add_on_ids: addOns.map(([id]) => Number(id)),
    add_on_qtys: addOns.map(([, quantity]) => quantity),
    note: selection.note.trim() || null,
  };
}

function chosenGroups(
  { food_variations = [] }: SellableItem,
  { choices }: Selection,
): NonNullable<RequestedCartLine['variation']> {
  return food_variations.flatMap(({ name, values }, at) => {
    const label = (choices[at] ?? []).flatMap((option) => values[option]?.label ?? []);
    return label.length > 0 ? [{ name, values: { label } }] : [];
  });
}

let optimisticLines = 0;

/** The line as it is shown until the server has assigned an id. */
export function optimisticLine(request: LineRequest): CartLine {
  const { item, price } = request;
  const line = requestedLine(request);
  const id = -(optimisticLines += 1);
  return {
    id,
    model: line.model ?? 'Item',
    item_id: item.id,
    item: {
      cart_id: id,
      slug: item.slug,
      name: item.name,
      image_full_url: item.image_full_url,
      unit_type: item.unit_type,
      stock: item.stock,
      maximum_cart_quantity: item.maximum_cart_quantity,
      is_prescription_required: item.is_prescription_required,
      has_options: item.has_options,
    },
    quantity: line.quantity,
    price: item.price,
    discount: 0,
    discount_kind: 'none',
    add_ons_price: 0,
    total: price,
    variation: (line.variation ?? []).map(({ name = '', type = null, values }) => ({
      name,
      type,
      values: (values?.label ?? []).map((label) => ({ label, optionPrice: 0 })),
    })),
    add_ons: chosenAddOns(request),
    note: line.note ?? null,
    problem: null,
  };
}

function chosenAddOns({ item: { add_ons = [] }, selection }: LineRequest): CartLine['add_ons'] {
  return add_ons.flatMap(({ id, name, price }) => {
    const quantity = selection.addOns[id] ?? 0;
    return quantity > 0 ? [{ id, name, price, quantity }] : [];
  });
}
