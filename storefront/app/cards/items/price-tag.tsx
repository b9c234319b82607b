import { t } from '@rialto/texts/text.ts';
import { useMoney } from '../../words/money-text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';

type Props = { price: number; finalPrice: number; size?: 'sm' | 'md' | 'lg' };

/** The current price and, struck through, the previous one. */
export function PriceTag({ price, finalPrice, size = 'md' }: Props) {
  const money = useMoney();
  const isReduced = finalPrice < price;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span className={classNames('font-bold tabular-nums', SIZES[size], isReduced ? 'text-accent-text' : 'text-ink')}>
        {isReduced && <VisuallyHidden>{t('item.price_now')}</VisuallyHidden>}
        {money(finalPrice)}
      </span>
      {isReduced && (
        <del className="text-xs text-ink-faint tabular-nums">
          <VisuallyHidden>{t('item.price_before')}</VisuallyHidden>
          {money(price)}
        </del>
      )}
    </span>
  );
}

const SIZES = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' };
