import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Route as RouteIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { BillLines, type DeliveryNote } from '../../cards/orders/bill-lines.tsx';
import { ChargeExplanation } from '../../features/parcels/charge-explanation.tsx';
import { Block } from '../../features/ordering/blocks/block.tsx';
import { PlaceButton } from '../../features/ordering/blocks/place-button.tsx';
import type { Quote } from '../../features/ordering/form/quote.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { distanceText } from '../../words/store-words.ts';
import type { ParcelState } from './use-parcel.ts';

type Props = { state: ParcelState; button: ComponentProps<typeof PlaceButton> };

/** The way, the price with its explanation, and the button. */
export function ParcelSummary({ state, button }: Props) {
  const { quoting, payment } = state;
  const { quote, isAsking } = quoting;
  const isPriced = isPricedQuote(state);
  return (
    <Block area="bill" title={t('bill.title')}>
      {quote && isPriced ? (
        <div className={classNames('transition-opacity motion-reduce:transition-none', isAsking && 'opacity-70')}>
          <Way quote={quote} />
          <BillLines
            bill={quote.bill}
            parts={
              payment?.wallet ? { wallet: payment.wallet, rest: { label: t('bill.due'), amount: payment.due } } : null
            }
            deliveryNote={chargeNote(quote)}
          />
        </div>
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

function chargeNote({ parcel, distance }: Quote): DeliveryNote | null {
  if (!parcel || distance === null) return null;
  const isEstimated = parcel.distance_is_estimated === 1;
  return {
    text: <ChargeExplanation charge={parcel.charge} metres={distance} isEstimated={isEstimated} />,
    isAlwaysOpen: true,
  };
}

const SECONDS_OF_MINUTE = 60;

function Way({ quote: { distance, parcel } }: { quote: Quote }) {
  if (distance === null) return null;
  const seconds = parcel?.route?.seconds;
  return (
    <p className="mb-2 flex items-center gap-2 text-md text-ink-soft">
      <RouteIcon className="size-4.5 shrink-0" aria-hidden />
      {seconds
        ? t('parcel.ride', {
            distance: distanceText(distance),
            count: Math.ceil(seconds / SECONDS_OF_MINUTE),
          })
        : distanceText(distance)}
    </p>
  );
}

function NoPrice({ isAsking }: { isAsking: boolean }) {
  return isAsking ? (
    <Skeleton className="h-24 rounded-md" />
  ) : (
    <p className="text-md text-ink-soft">{t('parcel.price_needs')}</p>
  );
}
