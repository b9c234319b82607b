import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { momentText } from '../../../words/dates.ts';
import { OfflineForm } from './offline-form.tsx';
import { PaymentCountdown } from './payment-countdown.tsx';
import type { OrderPayment, Payer } from './payer.ts';
import { WaysToPay } from './ways-to-pay.tsx';

type Props = {
  payer: Payer;
  payment: OrderPayment;
  onChanged: () => void;
  /** Called after switching to cash; defaults to reloading the order. */
  onSwitched?: () => void;
};

/** An unpaid order: its deadline and payment options. */
export function PayPanel({ payer, payment, onChanged, onSwitched = onChanged }: Props) {
  const isOwner = payer.kind === 'owner';
  const [isOffline, setOffline] = useState(isOwner && payment.payment_method === 'offline_payment');
  return (
    <section
      aria-labelledby="pay-title"
      className="flex flex-col gap-5 rounded-xl border border-warning/60 bg-surface p-5 shadow-1 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="pay-title" className="text-xl font-bold text-ink">
            {t('payment.open_title')}
          </h2>
          {payment.pay_before && (
            <p className="mt-1 text-sm text-ink-soft">
              {t('payment.kept_until', { time: momentText(payment.pay_before, payment.timezone) })}
            </p>
          )}
        </div>
        {payment.pay_before && <PaymentCountdown payBefore={payment.pay_before} onEnd={onChanged} />}
      </div>
      {isOffline && payer.kind === 'owner' ? (
        <OfflineForm orderId={payer.orderId} onReported={onChanged} onBack={() => setOffline(false)} />
      ) : (
        <WaysToPay
          {...{ payer, payment, onChanged, onSwitched }}
          onOffline={isOwner && payment.offline_payment === 1 ? () => setOffline(true) : undefined}
        />
      )}
    </section>
  );
}
