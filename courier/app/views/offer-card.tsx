import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Banknote, MapPin, Package, Store } from 'lucide-react';
import { useEffect } from 'react';
import { pressStep } from '../run/steps/take-step.ts';
import { distanceText, minutesText, money, weightText } from '../run/words.ts';
import { SecondsLeft } from './seconds-left.tsx';

type OfferCardProps = {
  stop: Stop;
  run: Run;
  /** Beside another order, whose step has the large button of the page. */
  hasOwnButtons?: boolean;
};

export function OfferCard({ stop, run, hasOwnButtons }: OfferCardProps) {
  const { pick_up, drop_off, route, offer_ends_at, cash_to_collect, parcel } = stop;
  const Icon = parcel ? Package : Store;
  useAttention();
  const Title = hasOwnButtons ? 'h2' : 'h1';
  return (
    <section
      aria-labelledby={`offer-${stop.id}`}
      className={`new-offer flex flex-col gap-3 p-4 ${hasOwnButtons ? 'm-4 rounded-lg border-2 border-info bg-info-soft' : ''}`}
    >
      <p className="flex items-center justify-between gap-3 font-bold text-info-text">
        <span>{t('courier.offer')}</span>
        {offer_ends_at && <SecondsLeft until={Date.parse(offer_ends_at)} />}
      </p>
      <Title id={`offer-${stop.id}`} className={hasOwnButtons ? 'text-xl' : 'text-3xl'}>
        {parcel ? parcel.name : pick_up.name}
      </Title>
      {parcel && parcel.weight !== null && <p className="text-lg font-semibold">{weightText(parcel.weight)}</p>}
      <ul className="flex flex-col gap-2 text-lg">
        <li className="flex gap-3">
          <Icon className="mt-0.5 shrink-0" aria-hidden />
          <span>
            <bdi>{pick_up.address}</bdi>
            {route && (
              <span className="block text-base font-semibold dotted">
                <span>{t('courier.offer_away', { distance: distanceText(route.distance) })}</span>
                <span>{minutesText(route.seconds)}</span>
              </span>
            )}
          </span>
        </li>
        <li className="flex gap-3">
          <MapPin className="mt-0.5 shrink-0" aria-hidden />
          {drop_off.address
            ? t('courier.offer_for', { address: drop_off.address })
            : t('courier.address_after_accepting')}
        </li>
        {cash_to_collect > 0 && (
          <li className="flex gap-3">
            <Banknote className="mt-0.5 shrink-0" aria-hidden />
            <span className="dotted">
              <span>{t('courier.cash_take')}</span>
              <strong>{money(cash_to_collect, run)}</strong>
            </span>
          </li>
        )}
      </ul>
      {hasOwnButtons && (
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" size="lg" onClick={() => void pressStep(stop, 'decline')}>
            {t('courier.decline')}
          </Button>
          <Button size="lg" onClick={() => void pressStep(stop, 'accept')}>
            {t('courier.accept')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A phone in a pocket or on a handlebar. */
function useAttention(): void {
  useEffect(() => {
    // Browsers refuse it before the first touch of the page; iPhones do not have it.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
  }, []);
}
