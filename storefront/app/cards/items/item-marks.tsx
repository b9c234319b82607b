import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { useMoney } from '../../words/money-text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { numberText } from '../../words/number-text.ts';

type DiscountFields = Pick<Item, 'price' | 'final_price' | 'discount' | 'discount_type'>;

/** The discount, as a percentage or an amount (ITM-03). */
export function DiscountBadge({ item, look = 'solid' }: { item: DiscountFields; look?: 'solid' | 'soft' }) {
  const money = useMoney();
  if (item.final_price >= item.price) return null;
  const value = item.discount_type === 'percent' ? percentText(item.discount) : money(item.discount);
  return (
    <Badge tone="accent" look={look}>
      {t('item.discount', { value })}
    </Badge>
  );
}

export function percentText(percent: number): string {
  return t('item.percent', { value: numberText(percent) });
}

/** The square food mark: green for vegetarian, neutral otherwise. It is decorative beside a text. */
export function VegMark({ veg, isDecoration = false }: { veg: number | null; isDecoration?: boolean }) {
  if (veg === null) return null;
  const isVeg = veg === 1;
  const label = isVeg ? t('item.veg') : t('item.non_veg');
  return (
    <span
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`grid size-4 shrink-0 place-items-center rounded-[3px] border-[1.5px] ${isVeg ? 'border-success' : 'border-ink-faint'}`}
    >
      <span className={`size-2 rounded-full ${isVeg ? 'bg-success' : 'bg-ink-faint'}`} />
    </span>
  );
}

type MarkFields = Pick<Item, 'recommended' | 'organic' | 'is_halal' | 'halal_tag_status'>;

/** Recommended, organic and halal, where they apply. */
export function markTexts(item: MarkFields): string[] {
  return [
    ...(item.recommended === 1 ? [t('item.recommended')] : []),
    ...(item.organic === 1 ? [t('item.organic')] : []),
    ...(item.halal_tag_status === 1 && item.is_halal === 1 ? [t('item.halal')] : []),
  ];
}

/** Recommended, organic and halal badges, where they apply. */
export function ItemBadges({ item }: { item: MarkFields }) {
  return markTexts(item).map((mark) => (
    <Badge key={mark} tone="neutral">
      {mark}
    </Badge>
  ));
}
