import { t } from '@rialto/texts/text.ts';
import { quantityRefusal } from '@rialto/rules/item/quantity.ts';
import { numberText } from '../../words/number-text.ts';
import { Stepper } from '@rialto/ui/actions/stepper.tsx';
import type { ItemSelection } from './use-item-selection.ts';

/** Quantity from one to the order maximum or, where tracked, the stock (ITM-10). */
export function QuantityStepper({ selection }: { selection: ItemSelection }) {
  const { item, quantity, setQuantity, left } = selection;
  const limits = { maximum: item.maximum_cart_quantity, stock: left };
  const next = quantityRefusal(limits, quantity + 1);
  return (
    <Stepper
      value={quantity}
      valueText={numberText(quantity)}
      max={next ? quantity : undefined}
      onChange={setQuantity}
      label={t('item.quantity')}
      decreaseLabel={t('item.fewer')}
      increaseLabel={t('item.more')}
    />
  );
}

/** Why the quantity cannot be increased; null below the limit. */
export function limitText({ item, quantity, left, stock }: ItemSelection): string | null {
  if (stock.kind === 'variation_out') return t('item.variation_out_choose');
  if (stock.kind === 'out') return null;
  const refusal = quantityRefusal({ maximum: item.maximum_cart_quantity, stock: left }, quantity + 1);
  if (!refusal) return null;
  return refusal.kind === 'stock'
    ? t('item.only_left', { count: refusal.left })
    : t('item.most', { count: refusal.most });
}
