import { isRunning, phaseOf } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { Banknote } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { OrderSteps } from '../../cards/orders/order-steps.tsx';
import { LazyMap } from '../../features/tracking/map/lazy-map.tsx';
import { CodeBox } from '../../features/tracking/codes/code-box.tsx';
import { SpeedNote, StaleNote } from '../../features/tracking/view/notes.tsx';
import { useChargedMoney } from '../../words/charged-money.ts';
import { statusOf } from '../../words/order-status.ts';
import type { ParcelReply } from './received.ts';
import { ReceivedBox } from './received-box.tsx';
import { ReceivedHead } from './received-head.tsx';
import { WishPanel } from './wish/wish-panel.tsx';

// A parcel has no courier at first.
const MovingCourier = lazy(async () => ({
  default: (await import('../../features/tracking/courier/moving-courier.tsx')).MovingCourier,
}));

type Props = { token: string; parcel: ParcelReply; isStale: boolean; onChanged: () => void };

/** Everything that a receiver may know and say about a parcel; everything works without the map (PAR-04). */
export function ReceivedParcel({ token, parcel, isStale, onChanged }: Props) {
  const status = statusOf(parcel);
  const isOnTheWay = phaseOf(status) === 'on_the_way';
  return (
    // On a phone the columns dissolve, and the map comes after the arrival.
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start">
      <div className={COLUMN}>
        <ReceivedHead parcel={parcel} />
        <StaleNote isStale={isStale} />
        <div className="flex flex-col gap-6 empty:hidden max-lg:order-1">
          {isRunning(status) && parcel.handover_code && (
            <CodeBox title={t('tracking.code_title')} text={t('receiving.code_text')} code={parcel.handover_code} />
          )}
          <CashToPay parcel={parcel} />
          {parcel.can_choose === 1 && <WishPanel token={token} parcel={parcel} onChanged={onChanged} />}
          {parcel.delivery_man && (
            <ReceivedBox>
              <Suspense fallback={<div className="h-14" />}>
                <MovingCourier courier={parcel.delivery_man} route={parcel.route} hasChat={false} />
              </Suspense>
            </ReceivedBox>
          )}
        </div>
      </div>
      <div className={COLUMN}>
        {isOnTheWay && (
          <LazyMap order={mappedOf(parcel)} className="h-64 rounded-xl border border-hairline sm:h-80 lg:h-[24rem]" />
        )}
        <div className="flex flex-col gap-6 max-lg:order-2">
          <ReceivedBox title={t('receiving.steps')}>
            <OrderSteps order={{ ...parcel, order_type: 'parcel', timeline: [] }} />
          </ReceivedBox>
          {parcel.address && (
            <ReceivedBox title={t('receiving.where')}>
              <p className="font-semibold text-ink">
                <bdi>{parcel.receiver_name}</bdi>
              </p>
              <p className="text-ink-soft">
                <bdi>{parcel.address}</bdi>
              </p>
            </ReceivedBox>
          )}
          {isRunning(status) && <SpeedNote />}
          {isRunning(status) && <p className="text-sm text-ink-soft">{t('receiving.privacy')}</p>}
        </div>
      </div>
    </div>
  );
}

const COLUMN = 'flex min-w-0 flex-col gap-6 max-lg:contents';

/** Neither store nor sender: the receiver sees the way from the courier to the door only. */
function mappedOf(parcel: ParcelReply) {
  const { order_status, delivery_man, route, latitude, longitude } = parcel;
  const delivery_address = { latitude, longitude };
  return { order_status, delivery_man, route, store: null, sender_details: null, delivery_address };
}

function CashToPay({ parcel }: { parcel: ParcelReply }) {
  const money = useChargedMoney();
  if (parcel.cash_to_pay === 0 || !isRunning(statusOf(parcel))) return null;
  return (
    <section className="flex items-start gap-3 rounded-xl bg-warning-soft p-4 text-warning-text sm:p-5">
      <Banknote className="mt-0.5 size-6 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="text-lg font-bold tabular-nums">
          {t('receiving.cash_title', { amount: money(parcel.cash_to_pay) })}
        </p>
        <p>{t('receiving.cash_text')}</p>
      </div>
    </section>
  );
}
