import { t } from '@rialto/texts/text.ts';
import { Banknote, CreditCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../words/dates.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { gatewayText } from '../../../words/gateway-text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { OfflineForm } from './offline-form.tsx';
import { PaymentCountdown } from './payment-countdown.tsx';
import { PayLinkButton } from './pay-link-button.tsx';
import type { Gateway, OrderPayment, Payer } from './payer.ts';
import { usePayOrder } from './use-pay-order.ts';

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
        <OfflineForm orderId={payer.orderId} onTold={onChanged} onBack={() => setOffline(false)} />
      ) : (
        <Ways
          {...{ payer, payment, onChanged, onSwitched }}
          onOffline={isOwner && payment.offline_payment === 1 ? () => setOffline(true) : undefined}
        />
      )}
    </section>
  );
}

type WaysProps = Required<Props> & { onOffline: (() => void) | undefined };

function Ways({ payer, payment, onChanged, onSwitched, onOffline }: WaysProps) {
  const money = useChargedMoney();
  const [gateway, setGateway] = useState<Gateway | undefined>(payment.gateways[0]);
  const paying = usePayOrder(payer, { onSwitched, onRefused: onChanged });
  return (
    <div className="flex flex-col gap-3">
      {payment.gateways.length > 1 && (
        <RadioGroup
          legend={t('payment.choose')}
          name="gateway"
          look="cards"
          value={gateway ?? null}
          onChange={(value) => setGateway(payment.gateways.find((known) => known === value))}
          options={payment.gateways.map((value) => ({ value, label: gatewayText(value) }))}
        />
      )}
      {gateway && (
        <Button
          size="lg"
          isFull
          icon={<CreditCard className="size-5" aria-hidden />}
          isLoading={paying.busy === 'paying'}
          disabled={paying.busy === 'switching'}
          onClick={() => paying.pay(gateway)}
        >
          {t('payment.pay_now', { amount: money(payment.order_amount) })}
        </Button>
      )}
      <div className="grid gap-3 empty:hidden sm:has-[:nth-child(2)]:grid-cols-2">
        {payment.cash_on_delivery === 1 && (
          <Button
            kind="secondary"
            icon={<Banknote className="size-5" aria-hidden />}
            isLoading={paying.busy === 'switching'}
            disabled={paying.busy === 'paying'}
            onClick={paying.switchToCash}
          >
            {t('payment.cash_instead')}
          </Button>
        )}
        {onOffline && (
          <Button kind="secondary" icon={<Landmark className="size-5" aria-hidden />} onClick={onOffline}>
            {t('payment.offline_instead')}
          </Button>
        )}
      </div>
      {payer.kind === 'owner' && <PayLinkButton secret={payment.pay_secret} />}
    </div>
  );
}
