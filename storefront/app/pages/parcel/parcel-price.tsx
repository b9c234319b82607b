import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Route as RouteIcon } from 'lucide-react';
import { BillLines, type DeliveryNote } from '../../cards/orders/bill-lines.tsx';
import type { ChosenPayment } from '../../features/ordering/form/chosen-payment.ts';
import type { Quote } from '../../features/ordering/form/quote.ts';
import { ChargeExplanation } from '../../features/parcels/charge-explanation.tsx';
import { distanceText } from '../../words/store-words.ts';

type Props = { quote: Quote; payment: ChosenPayment | null; isAsking: boolean };

/** The way and the bill with the explanation of the charge. */
export function ParcelPrice({ quote, payment, isAsking }: Props) {
  return (
    <div className={classNames('transition-opacity motion-reduce:transition-none', isAsking && 'opacity-90')}>
      <Way quote={quote} />
      <BillLines
        bill={quote.bill}
        parts={payment?.wallet ? { wallet: payment.wallet, rest: { label: t('bill.due'), amount: payment.due } } : null}
        deliveryNote={chargeNote(quote)}
      />
    </div>
  );
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
