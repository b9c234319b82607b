import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { expect, test } from 'vitest';
import { pageMarkup } from '../../platform/page/testing/page-markup.tsx';
import { limitText, QuantityStepper } from './quantity-stepper.tsx';
import { useItemSelection, type ItemSelection } from './use-item-selection.ts';

const dish = {
  ...{ id: 1, module_type: 'food', price: 9, discount: 0, discount_type: 'percent', stock: null },
  ...{ maximum_cart_quantity: null, food_variations: [], choice_options: [], variations: [], add_ons: [] },
} as unknown as ItemDetail;

type StepperState = { quantity: string; canDecrease: boolean; canIncrease: boolean; limit: string | null };

/** The stepper of an item, as the page first shows it or after the visitor chose another quantity. */
function stepperOf(changes: Partial<ItemDetail>, chosen: Partial<ItemSelection> = {}): StepperState {
  let limit: string | null = null;
  function Chosen() {
    const selection = { ...useItemSelection({ ...dish, ...changes }, false, { lines: [], editing: null }), ...chosen };
    limit = limitText(selection);
    return <QuantityStepper selection={selection} />;
  }
  const markup = pageMarkup(<Chosen />);
  const isEnabled = (label: string) => !new RegExp(`<button[^>]*aria-label="${label}"[^>]* disabled`).test(markup);
  return {
    quantity: /<output[^>]*>(\d+)<\/output>/.exec(markup)?.[1] ?? '',
    canDecrease: isEnabled('Decrease quantity'),
    canIncrease: isEnabled('Increase quantity'),
    limit,
  };
}

test('ITM-10 the quantity starts at 1 and cannot be decreased there', () => {
  expect(stepperOf({})).toEqual({ quantity: '1', canDecrease: false, canIncrease: true, limit: null });
  expect(stepperOf({}, { quantity: 2 })).toMatchObject({ quantity: '2', canDecrease: true });
});

test('ITM-10 at the maximum per order it cannot be increased, and the page says why', () => {
  const most = { maximum_cart_quantity: 3 };
  expect(stepperOf(most, { quantity: 2 })).toMatchObject({ canIncrease: true, limit: null });
  expect(stepperOf(most, { quantity: 3 })).toMatchObject({ canIncrease: false, limit: 'Limit 3 per order' });
});

test('ITM-10 outside food it cannot exceed the stock; food has none', () => {
  expect(stepperOf({ stock: 2 }, { quantity: 1 })).toMatchObject({ canIncrease: true, limit: null });
  expect(stepperOf({ stock: 2 }, { quantity: 2 })).toMatchObject({ canIncrease: false, limit: 'Only 2 left' });
  expect(stepperOf({ stock: null }, { quantity: 500 })).toMatchObject({ canIncrease: true, limit: null });
});
