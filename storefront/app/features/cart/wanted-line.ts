import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { WantedLine } from '@rialto/contract/shapes/selection.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';

/** An item of a card, which has nothing to choose, or of a dialog, with everything there is to choose. */
export type Sold = Item & Partial<Pick<ItemDetail, 'food_variations' | 'add_ons'>>;
/** What a visitor wants of an item, and what the page said it costs. */
export type Wanted = { item: Sold; selection: Selection; price: number };

/** In the words of the wire: labels as they were shown, add-ons as two lists, the price only to be compared. */
export function wantedLine({ item, selection, price }: Wanted): WantedLine {
  const addOns = Object.entries(selection.addOns);
  return {
    model: selection.isCampaign ? 'ItemCampaign' : 'Item',
    item_id: item.id,
    quantity: selection.quantity,
    price,
    variation: selection.variation === null ? chosenGroups(item, selection) : [{ type: selection.variation }],
    add_on_ids: addOns.map(([id]) => Number(id)),
    add_on_qtys: addOns.map(([, quantity]) => quantity),
  };
}

function chosenGroups({ food_variations = [] }: Sold, { choices }: Selection): NonNullable<WantedLine['variation']> {
  return food_variations.flatMap(({ name, values }, at) => {
    const label = (choices[at] ?? []).flatMap((option) => values[option]?.label ?? []);
    return label.length > 0 ? [{ name, values: { label } }] : [];
  });
}

let expectedLines = 0;

/** The line as it will stand in the cart, before the server has given it a number. */
export function expectedLine(wanted: Wanted): CartLine {
  const { item, price } = wanted;
  const line = wantedLine(wanted);
  return {
    id: -(expectedLines += 1),
    model: line.model ?? 'Item',
    item_id: item.id,
    item: {
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
    add_ons: chosenAddOns(wanted),
    problem: null,
  };
}

function chosenAddOns({ item: { add_ons = [] }, selection }: Wanted): CartLine['add_ons'] {
  return add_ons.flatMap(({ id, name, price }) => {
    const quantity = selection.addOns[id] ?? 0;
    return quantity > 0 ? [{ id, name, price, quantity }] : [];
  });
}
