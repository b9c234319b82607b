import { answerPrice } from '@rialto/contract/calls/orders.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { Banknote, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { useBusy } from '../../../platform/api/use-busy.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';

type Props = { order: OrderDetail; onChanged: () => void };
type Method = 'cash_on_delivery' | 'digital_payment';

/** The price of a prescription: the customer accepts it, in cash or to pay at once, or declines it (OPS-09). */
export function PriceOffer({ order, onChanged }: Props) {
  const money = useChargedMoney();
  const [method, setMethod] = useState<Method>('cash_on_delivery');
  const [isDeclining, setDeclining] = useState(false);
  const { isBusy, run } = useBusy();
  const answer = (decision: 'accept' | 'decline') =>
    run(async () => {
      const about = { order_id: order.id, order_amount: order.order_amount, ...(await ownerFields()) };
      const body = { ...about, decision, ...(decision === 'accept' && { payment_method: method }) };
      const { message } = await callApi(answerPrice, { body });
      toasts.show({ kind: 'success', text: message });
      setDeclining(false);
    }).finally(onChanged);
  return (
    <section
      aria-labelledby="price-title"
      className="flex flex-col gap-5 rounded-xl border border-warning/60 bg-surface p-5 shadow-1 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="price-title" className="text-xl font-bold text-ink">
            {t('order.price_title')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t('order.price_text')}</p>
        </div>
        <p className="text-2xl font-extrabold text-ink tabular-nums">{money(order.order_amount)}</p>
      </div>
      {order.price_offer?.note && (
        <p className="rounded-md bg-sunken p-4 text-sm whitespace-pre-line text-ink">
          <bdi>{order.price_offer.note}</bdi>
        </p>
      )}
      <PayChoice method={method} onChange={setMethod} />
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isBusy} onClick={() => void answer('accept')}>
          {t('order.price_accept')}
        </Button>
        <Button kind="ghost" className="text-danger-text!" disabled={isBusy} onClick={() => setDeclining(true)}>
          {t('order.price_decline')}
        </Button>
      </div>
      <ConfirmationDialog
        open={isDeclining}
        kind="danger"
        isBusy={isBusy}
        title={t('order.price_decline_title')}
        text={t('order.price_decline_text')}
        cancelLabel={t('order.keep')}
        confirmLabel={t('order.price_decline')}
        onCancel={() => setDeclining(false)}
        onConfirm={() => void answer('decline')}
      />
    </section>
  );
}

function PayChoice({ method, onChange }: { method: Method; onChange: (method: Method) => void }) {
  return (
    <RadioGroup
      legend={t('order.price_pay')}
      name="price_payment"
      look="cards"
      value={method}
      onChange={(value) => onChange(value === 'digital_payment' ? value : 'cash_on_delivery')}
      options={[
        {
          value: 'cash_on_delivery',
          label: t('payment.method.cash'),
          icon: <Banknote aria-hidden />,
        },
        {
          value: 'digital_payment',
          label: t('order.price_pay_now'),
          hint: t('order.price_pay_now_hint'),
          icon: <CreditCard aria-hidden />,
        },
      ]}
    />
  );
}
