import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { Leaf, ThumbsUp } from 'lucide-react';
import { useMoney } from '../../words/money-text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { numberText } from '../../words/number-text.ts';

type Discounted = Pick<Item, 'price' | 'final_price' | 'discount' | 'discount_type'>;

/** The discount, as a percentage or an amount (ITM-03). */
export function DiscountBadge({ item }: { item: Discounted }) {
  const money = useMoney();
  if (item.final_price >= item.price) return null;
  const value = item.discount_type === 'percent' ? percentText(item.discount) : money(item.discount);
  return (
    <Badge tone="accent" look="solid">
      {t('item.discount', { value })}
    </Badge>
  );
}

export function percentText(percent: number): string {
  return t('item.percent', { value: numberText(percent) });
}

/** The square food mark: green for vegetarian, red otherwise. It is decorative beside a text. */
export function VegMark({ veg, isDecoration = false }: { veg: number | null; isDecoration?: boolean }) {
  if (veg === null) return null;
  const isVeg = veg === 1;
  const label = isVeg ? t('item.veg') : t('item.non_veg');
  return (
    <span
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`grid size-4 shrink-0 place-items-center rounded-[3px] border-[1.5px] ${isVeg ? 'border-success' : 'border-danger'}`}
    >
      <span className={`size-2 rounded-full ${isVeg ? 'bg-success' : 'bg-danger'}`} />
    </span>
  );
}

type Marked = Pick<Item, 'recommended' | 'organic' | 'is_halal' | 'halal_tag_status'>;

/** Recommended, organic and halal badges, where they apply. */
export function ItemBadges({ item, look = 'solid' }: { item: Marked; look?: 'solid' | 'soft' }) {
  return (
    <>
      {item.recommended === 1 && (
        <Badge tone={look === 'solid' ? 'inverse' : 'info'} look={look} icon={<ThumbsUp aria-hidden />}>
          {/* In a narrow card the heart would cover the word, so only the icon is shown. */}
          <span className={look === 'solid' ? '@max-[12rem]/picture:sr-only' : ''}>{t('item.recommended')}</span>
        </Badge>
      )}
      {item.organic === 1 && (
        <Badge tone="success" look={look} icon={<Leaf aria-hidden />}>
          {t('item.organic')}
        </Badge>
      )}
      {item.halal_tag_status === 1 && item.is_halal === 1 && (
        <Badge tone="neutral" look={look}>
          {t('item.halal')}
        </Badge>
      )}
    </>
  );
}
