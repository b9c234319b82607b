import { t } from '@rialto/texts/text.ts';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useRootData } from '../../../../../platform/page/root-data.ts';
import { useQuery } from '../../../../../platform/query/use-query.ts';
import { gatewayText } from '../../../../../words/gateway-text.ts';
import { useChargedMoney } from '../../../../../words/charged-money.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { AmountField } from './amount-field.tsx';
import { allowedAmount, amountProblem } from './amount-problem.ts';
import { BonusPreview } from './bonus-preview.tsx';
import { bonusesQuery } from './bonus.ts';
import { QuickAmountChips } from './quick-amount-chips.tsx';
import { useAddFund } from './use-add-fund.ts';

/** Choosing the amount and the payment service. */
export function AddFundForm({ amount: first }: { amount: number | null }) {
  const { config } = useRootData();
  const money = useChargedMoney();
  const digits = config.digit_after_decimal_point;
  const limits = { minimum: config.minimum_add_fund, maximum: config.maximum_add_fund, digits };
  const bonuses = useQuery(bonusesQuery());
  const known = bonuses.kind === 'ready' ? bonuses.data : [];
  const [typed, setTyped] = useState(first === null ? '' : String(first));
  const [hasTried, setTried] = useState(false);
  const [gateway, setGateway] = useState(config.payment_gateways[0]);
  const adding = useAddFund();
  const amount = allowedAmount(typed, limits);
  const problem = hasTried && amount === null ? amountProblem(typed, limits, money) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (amount !== null) adding.start(amount, gateway);
  }
  function choose(next: string) {
    setTyped(next);
    adding.clear();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AmountField value={typed} onChange={choose} error={problem ?? adding.problem} limits={limits} />
      <QuickAmountChips limits={limits} bonuses={known} chosen={amount} onChoose={(next) => choose(String(next))} />
      <BonusPreview amount={amount} bonuses={known} onChoose={(next) => choose(String(next))} />
      {config.payment_gateways.length > 1 && (
        <RadioGroup
          legend={t('payment.choose')}
          name="gateway"
          look="cards"
          value={gateway ?? null}
          onChange={(value) => setGateway(config.payment_gateways.find((each) => each === value))}
          options={config.payment_gateways.map((value) => ({ value, label: gatewayText(value) }))}
        />
      )}
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" isFull isLoading={adding.isBusy}>
          {amount === null ? t('add_fund.continue') : t('add_fund.pay', { amount: money(amount) })}
        </Button>
        <p className="flex items-start justify-center gap-1.5 text-center text-sm text-ink-soft">
          <Lock className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t('add_fund.secure')}
        </p>
      </div>
    </form>
  );
}
