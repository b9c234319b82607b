import type { ParcelCharge } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { useChargedDigits, useChargedMoney } from '../../words/charged-money.ts';
import { distanceText } from '../../words/store-words.ts';
import { chargeParts } from './charge-parts.ts';

type Props = {
  charge: ParcelCharge;
  /** Along the streets, or estimated. */
  metres: number;
  isEstimated: boolean;
};

/** How the delivery charge of a parcel comes about, part by part. */
export function ChargeExplanation({ charge, metres, isEstimated }: Props) {
  const money = useChargedMoney();
  const distance = distanceText(metres);
  const parts = chargeParts(charge, metres, useChargedDigits());
  const { bound } = parts;
  return (
    <div className="text-sm text-ink-soft">
      <dl className="flex flex-col gap-1">
        {parts.base > 0 && <Part name={t('parcel.charge_base')} amount={money(parts.base)} />}
        <Part
          name={t('parcel.charge_distance', { distance, price: money(charge.per_km) })}
          amount={money(parts.distance)}
        />
        {parts.category > 0 && <Part name={t('parcel.charge_category')} amount={money(parts.category)} />}
        {parts.weight > 0 && <Part name={t('parcel.charge_weight')} amount={money(parts.weight)} />}
      </dl>
      {bound === 'minimum' && <p className="mt-1.5">{t('parcel.charge_minimum', { amount: money(charge.minimum) })}</p>}
      {bound === 'maximum' && (
        <p className="mt-1.5">{t('parcel.charge_maximum', { amount: money(charge.maximum ?? 0) })}</p>
      )}
      {isEstimated && <p className="mt-1.5">{t('parcel.charge_estimated')}</p>}
    </div>
  );
}

function Part({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
