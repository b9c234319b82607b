import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { numberText, ratingText } from '../../words/number-text.ts';

type RatingFields = Pick<Item, 'avg_rating' | 'rating_count'>;

/** The rating with the configured number of digits; an unrated item says so (ITM-19). */
export function ItemRating({ item, size = 'sm' }: { item: RatingFields; size?: 'sm' | 'md' }) {
  const { config } = useRootData();
  if (item.avg_rating === null)
    return <span className={`${size === 'sm' ? 'text-xs' : 'text-sm'} text-ink-faint`}>{t('item.unrated')}</span>;
  const value = ratingText(item.avg_rating, config.digit_after_decimal_point);
  return (
    <Rating
      look="compact"
      size={size}
      value={item.avg_rating}
      valueText={value}
      label={t('store.rating', { value })}
      count={`(${numberText(item.rating_count)})`}
    />
  );
}
