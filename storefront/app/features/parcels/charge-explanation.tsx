import type { ParcelCharge } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { useChargedMoney } from '../../words/charged-money.ts';
import { distanceText } from '../../words/store-words.ts';
import { boundOf, distanceCharge } from './charge-parts.ts';

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
  const bound = boundOf(charge, metres);
  return (
    <div className="text-sm text-ink-soft">
      <dl className="flex flex-col gap-1">
        {charge.base > 0 && <Part name={t('parcel.charge_base')} amount={money(charge.base)} />}
        <Part
          name={t('parcel.charge_distance', { distance, price: money(charge.per_km) })}
          amount={money(distanceCharge(charge, metres))}
        />
        {charge.category > 0 && <Part name={t('parcel.charge_category')} amount={money(charge.category)} />}
        {charge.weight > 0 && <Part name={t('parcel.charge_weight')} amount={money(charge.weight)} />}
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
