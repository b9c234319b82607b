import type { Run } from '@rialto/contract/calls/couriers.ts';
import { t } from '@rialto/texts/text.ts';
import { Bike, Coffee } from 'lucide-react';
import { money, number } from '../run/words.ts';
import { PositionSwitch } from './stop/position-switch.tsx';

/** Off shift, or on shift and waiting for an order. */
export function NoStops({ run }: { run: Run }) {
  const isOnShift = run.courier.is_on_shift === 1;
  const { avg_rating: rating, rating_count: count } = run.courier;
  return (
    <div className="flex flex-1 flex-col px-4 pb-6">
      <div className="flex flex-1 flex-col items-center justify-center gap-2 py-10 text-center">
        <span
          className={`mb-3 grid size-24 place-items-center rounded-full ${isOnShift ? 'bg-success-soft text-success-text' : 'bg-wash text-ink-soft'}`}
        >
          {isOnShift ? <Bike className="size-11" aria-hidden /> : <Coffee className="size-11" aria-hidden />}
        </span>
        <h1 className="text-3xl">{isOnShift ? t('courier.waiting_title') : t('courier.off_shift_title')}</h1>
        <p className="text-lg text-ink-soft">{isOnShift ? t('courier.waiting_text') : t('courier.off_shift_text')}</p>
        {rating !== null && count > 0 && (
          <p className="mt-2 text-ink-soft">
            {t('courier.rating', { rating: number(Math.round(rating * 10) / 10), count })}
          </p>
        )}
      </div>
      {isOnShift && (
        <>
          <CashInShift run={run} />
          <PositionSwitch />
        </>
      )}
    </div>
  );
}

export function CashInShift({ run }: { run: Run }) {
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-hairline py-4">
      <span className="font-medium">{t('courier.cash_in_shift')}</span>
      <strong className="text-xl tabular-nums">{money(run.cash_collected, run)}</strong>
    </p>
  );
}
