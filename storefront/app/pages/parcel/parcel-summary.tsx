import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { lazy, type ComponentProps } from 'react';
import { Block } from '../../features/ordering/blocks/block.tsx';
import { PlaceButton } from '../../features/ordering/blocks/place-button.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { LazyBoundary } from '../../shell/lazy-boundary.tsx';
import type { ParcelState } from './use-parcel.ts';

// There is no price before both ends are known.
const ParcelPrice = lazy(async () => ({ default: (await import('./parcel-price.tsx')).ParcelPrice }));

type Props = { state: ParcelState; button: ComponentProps<typeof PlaceButton> };

/** The way, the price with its explanation, and the button. */
export function ParcelSummary({ state, button }: Props) {
  const { quoting, payment } = state;
  const { quote, isAsking } = quoting;
  const isPriced = isPricedQuote(state);
  return (
    <Block area="bill" title={t('bill.title')}>
      {quote && isPriced ? (
        <LazyBoundary fallback={<NoPrice isAsking />}>
          <ParcelPrice quote={quote} payment={payment} isAsking={isAsking} />
        </LazyBoundary>
      ) : (
        <NoPrice isAsking={isAsking} />
      )}
      <div className="mt-4 flex flex-col gap-3">
        <PlaceButton {...button} />
        <p className="text-xs text-ink-soft">
          {t('checkout.terms')}{' '}
          <Link to={paths.terms} className="underline underline-offset-2">
            {t('checkout.terms_link')}
          </Link>
        </p>
      </div>
    </Block>
  );
}

/** A price needs both ends and a category. */
export function isPricedQuote({ parcel, category, quoting: { quote } }: ParcelState): boolean {
  return !!quote?.parcel && quote.distance !== null && !!parcel.sender.place && !!parcel.receiver.place && !!category;
}

function NoPrice({ isAsking }: { isAsking: boolean }) {
  return isAsking ? (
    <Skeleton className="h-24 rounded-md" />
  ) : (
    <p className="text-md text-ink-soft">{t('parcel.price_needs')}</p>
  );
}
