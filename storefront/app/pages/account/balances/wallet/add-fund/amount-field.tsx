import { t } from '@rialto/texts/text.ts';
import { useId } from 'react';
import { useRootData } from '../../../../../platform/page/root-data.ts';
import { useChargedMoney } from '../../../../../words/charged-money.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Field, FIELD_BOX, messageProps } from '@rialto/ui/fields/field.tsx';

type Props = {
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  limits: { minimum: number; maximum: number };
};

/** The amount in large digits, with the symbol of the currency on its side. */
export function AmountField({ value, onChange, error, limits }: Props) {
  const id = useId();
  const money = useChargedMoney();
  const { config } = useRootData();
  const symbol = (
    <span className="shrink-0 text-2xl font-bold text-ink-soft" aria-hidden>
      {config.currency_symbol}
    </span>
  );
  const hint = t('add_fund.limits', { minimum: money(limits.minimum), maximum: money(limits.maximum) });
  const isLeft = config.currency_symbol_direction === 'left';
  return (
    <Field id={id} label={t('add_fund.amount')} hint={hint} error={error}>
      <span dir="ltr" className={classNames(FIELD_BOX, 'gap-2 px-4')}>
        {isLeft && symbol}
        <input
          {...messageProps(id, { hint, error })}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          maxLength={13}
          placeholder="0"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="h-18 min-w-0 flex-1 bg-transparent text-4xl font-extrabold tabular-nums outline-none placeholder:text-ink-faint"
        />
        {!isLeft && symbol}
      </span>
    </Field>
  );
}
