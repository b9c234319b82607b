import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';

/** What was chosen about a line, one sentence for each group and one for all add-ons. */
export function chosenText({ variation, add_ons }: Pick<CartLine, 'variation' | 'add_ons'>): string[] {
  const groups = variation.map(({ name, values }) => {
    const labels = values.map(({ label }) => label).join(t('cart.list_comma'));
    return name ? `${name}: ${labels}` : labels;
  });
  const names = add_ons.map(({ name, quantity }) =>
    quantity > 1 ? t('cart.add_on_many', { name, count: quantity }) : name,
  );
  const extras = names.length > 0 ? [t('cart.add_ons', { names: names.join(t('cart.list_comma')) })] : [];
  return [...groups.filter(Boolean), ...extras];
}
