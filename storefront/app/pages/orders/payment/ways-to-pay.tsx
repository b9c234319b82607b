import { t } from '@rialto/texts/text.ts';
import { Banknote, CreditCard, Landmark, Wallet } from 'lucide-react';
import { useState } from 'react';
import { PartLines } from '../../../cards/orders/bill-lines.tsx';
import { WalletSwitch } from '../../../cards/orders/wallet-switch.tsx';
import { useRootData } from '../../../platform/page/root-data.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { gatewayText } from '../../../words/gateway-text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { PayLinkButton } from './pay-link-button.tsx';
import type { Gateway, OrderPayment, Payer } from './payer.ts';
import { usePayOrder } from './use-pay-order.ts';

type Props = {
  payer: Payer;
  payment: OrderPayment;
  onChanged: () => void;
  onSwitched: () => void;
  onOffline: (() => void) | undefined;
};

/** Online, from the wallet, in cash or by transfer. The wallet may pay a part, and the rest is paid another way. */
export function WaysToPay({ payer, payment, onChanged, onSwitched, onOffline }: Props) {
  const money = useChargedMoney();
  const { config } = useRootData();
  const [gateway, setGateway] = useState<Gateway | undefined>(payment.gateways[0]);
  const [wantsPart, setWantsPart] = useState(false);
  const { busy, ...paying } = usePayOrder(payer, { onSwitched, onChanged });
  const offer = payment.wallet && payment.wallet.amount > 0 ? payment.wallet : null;
  const hasPart = offer !== null && offer.due > 0 && config.partial_payment_status === 1;
  const part = hasPart && wantsPart ? offer : null;
  const due = part?.due ?? payment.due_amount;
  return (
    <div className="flex flex-col gap-3">
      {payer.kind === 'owner' && payment.wallet_amount > 0 && <AlreadyPaid payment={payment} />}
      {hasPart && (
        <WalletSwitch
          offer={offer}
          checked={wantsPart}
          disabled={busy !== null}
          onChange={(event) => setWantsPart(event.currentTarget.checked)}
        />
      )}
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
          isLoading={busy === 'paying'}
          disabled={busy !== null && busy !== 'paying'}
          onClick={() => paying.pay(gateway, part?.amount)}
        >
          {t('payment.pay_now', { amount: money(due) })}
        </Button>
      )}
      <div className="grid gap-3 empty:hidden sm:has-[:nth-child(2)]:grid-cols-2 sm:[&>:nth-child(3)]:col-span-2">
        {offer?.due === 0 && (
          <Button
            kind="secondary"
            icon={<Wallet className="size-5" aria-hidden />}
            isLoading={busy === 'wallet'}
            disabled={busy !== null && busy !== 'wallet'}
            onClick={() => paying.payAllFromWallet(offer.amount)}
          >
            {t('payment.from_wallet', { amount: money(offer.amount) })}
          </Button>
        )}
        {payment.cash_on_delivery === 1 && (
          <Button
            kind="secondary"
            icon={<Banknote className="size-5" aria-hidden />}
            isLoading={busy === 'switching'}
            disabled={busy !== null && busy !== 'switching'}
            onClick={() => paying.switchToCash(part?.amount)}
          >
            {due < payment.order_amount ? t('payment.rest_in_cash', { amount: money(due) }) : t('payment.cash_instead')}
          </Button>
        )}
        {onOffline && !part && (
          <Button kind="secondary" icon={<Landmark className="size-5" aria-hidden />} onClick={onOffline}>
            {t('payment.offline_instead')}
          </Button>
        )}
      </div>
      {payer.kind === 'owner' && <PayLinkButton secret={payment.pay_secret} />}
    </div>
  );
}

/** The total, what the wallet paid of it, and the rest. */
function AlreadyPaid({ payment }: { payment: OrderPayment }) {
  const money = useChargedMoney();
  return (
    <dl className="rounded-md bg-sunken px-4 py-2">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <dt className="text-ink-soft">{t('bill.total')}</dt>
        <dd className="font-medium text-ink tabular-nums">{money(payment.order_amount)}</dd>
      </div>
      <PartLines wallet={payment.wallet_amount} rest={{ label: t('bill.due'), amount: payment.due_amount }} />
    </dl>
  );
}
