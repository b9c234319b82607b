import { listTips } from '@rialto/contract/calls/parcels.ts';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { useChargedCurrency, useChargedMoney } from '../../../words/charged-money.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { parseAmount } from '../../../words/parse-amount.ts';
import { FoldedBlock } from './block.tsx';

type Props = {
  value: number;
  onChange: (tip: number) => void;
  /** The maximum tip. */
  most: number;
  problems?: Problem[] | undefined;
};
type Tip = { amount: number; is_most_chosen: number };

/** A tip for the courier: a suggested or custom amount. */
export function TipChoice({ value, onChange, most, problems }: Props) {
  const money = useChargedMoney();
  const tips = useTips();
  const [isOwn, setIsOwn] = useState(false);
  const choose = (tip: number) => {
    setIsOwn(false);
    onChange(tip);
  };
  return (
    <FoldedBlock area="tip" title={t('checkout.tip')} text={value > 0 ? money(value) : undefined} problems={problems}>
      <p className="mb-3 text-md text-ink-soft">{t('checkout.tip_text')}</p>
      <ChipRow label={t('checkout.tip')} className="min-h-12 sm:flex-wrap">
        <ChoiceChip isChosen={!isOwn && value === 0} onClick={() => choose(0)}>
          {t('checkout.no_tip')}
        </ChoiceChip>
        {tips.map(({ amount, is_most_chosen }) => (
          <ChoiceChip key={amount} isChosen={!isOwn && value === amount} onClick={() => choose(amount)}>
            {money(amount)}
            {is_most_chosen === 1 && <span className="text-xs opacity-80">{t('checkout.most_chosen')}</span>}
          </ChoiceChip>
        ))}
        <ChoiceChip isChosen={isOwn} onClick={() => setIsOwn(true)}>
          {t('checkout.own_tip')}
        </ChoiceChip>
      </ChipRow>
      {isOwn && <OwnTip value={value} onChange={onChange} most={most} />}
    </FoldedBlock>
  );
}

function OwnTip({ value, onChange, most }: Omit<Props, 'problems'>) {
  const money = useChargedMoney();
  const [typed, setTyped] = useState(value > 0 ? String(value) : '');
  const amount = parseAmount(typed);
  const isTooMuch = amount !== null && amount > most;
  const limit = t('checkout.tip_most', { amount: money(most) });
  const isWrong = typed.trim() !== '' && (amount === null || isTooMuch);
  return (
    <Input
      className="mt-4 max-w-60"
      label={t('checkout.own_tip_label', { currency: useChargedCurrency() })}
      inputMode="decimal"
      dir="ltr"
      autoFocus
      autoComplete="off"
      value={typed}
      hint={limit}
      error={isWrong ? (isTooMuch ? limit : t('checkout.tip_wrong')) : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = parseAmount(currentTarget.value) ?? 0;
        onChange(next > most ? 0 : next);
      }}
    />
  );
}

/** If the suggestions fail to load, a custom amount is still possible. */
function useTips(): Tip[] {
  const [tips, setTips] = useState<Tip[]>([]);
  useEffect(() => {
    let isGone = false;
    callApi(listTips, {}).then(
      (answer) => !isGone && setTips(answer),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return tips;
}
