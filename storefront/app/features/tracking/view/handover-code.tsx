import { isRunning } from '@rialto/rules/order/status.ts';
import { t } from '@rialto/texts/text.ts';
import { statusOf } from '../../../words/order-status.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';

type Props = { order: Pick<TrackedOrder, 'handover_code' | 'order_status'> };

/** The code that proves to the courier who receives the order. Large, to be read out at the door. */
export function HandoverCode({ order: { handover_code: code, ...order } }: Props) {
  if (!code || !isRunning(statusOf(order))) return null;
  const digits = [...code];
  return (
    <section
      aria-label={t('tracking.code_title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-accent-soft p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold text-accent-text">{t('tracking.code_title')}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{t('tracking.code_text')}</p>
      </div>
      {/* Read digit by digit, not as a number. */}
      <p dir="ltr" className="flex gap-1.5">
        <span className="sr-only">{digits.join(' ')}</span>
        {digits.map((digit, position) => (
          <span
            key={position}
            aria-hidden
            className="grid h-14 w-11 place-items-center rounded-md bg-surface text-3xl font-extrabold text-ink tabular-nums shadow-1"
          >
            {digit}
          </span>
        ))}
      </p>
    </section>
  );
}
