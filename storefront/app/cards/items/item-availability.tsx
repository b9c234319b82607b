import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';

type Available = Pick<Item, 'stock' | 'available_now' | 'schedule_order' | 'open' | 'opens_text' | 'module_type'>;

/** Why an item is unavailable now, or null if it is available (ITM-04, ITM-15, STO-01). */
export function unavailableText(item: Available): string | null {
  if (item.stock === 0) return t('item.out_of_stock');
  if (item.open === 0) return item.opens_text ?? t('item.closed_now');
  if (item.module_type !== 'food' || item.available_now === 1) return null;
  return item.schedule_order === 1 ? t('item.not_now_order_later') : t('item.not_now');
}

type Props = { item: Available; /** For pages that already say when the store opens. */ hidesOpening?: boolean };

/** A bar over the lower edge of the picture. */
export function UnavailableBar({ item, hidesOpening = false }: Props) {
  const text = hidesOpening && item.open === 0 && item.stock !== 0 ? null : unavailableText(item);
  if (!text) return null;
  return (
    <span className="absolute inset-x-0 bottom-0 bg-inverse/85 px-3 py-1.5 text-center text-xs font-semibold text-inverse-ink">
      {text}
    </span>
  );
}
