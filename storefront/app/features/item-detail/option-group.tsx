import { t } from '@rialto/texts/text.ts';
import type { Group } from '@rialto/rules/item/variations.ts';
import { useId } from 'react';
import { numberText } from '../../words/number-text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { useMinorMoney } from './use-minor-money.ts';

type Props = {
  group: Group;
  chosen: readonly number[];
  onPress: (optionAt: number) => void;
  /** True after a submit with an invalid choice in this group. */
  isRefused: boolean;
};

/** A single- or multiple-choice option group of a dish (ITM-11). */
export function OptionGroup(props: Props) {
  return props.group.kind === 'single' ? <SingleGroup {...props} /> : <MultiGroup {...props} />;
}

function SingleGroup({ group, chosen, onPress, isRefused }: Props) {
  const name = useId();
  const extra = useExtraPrice();
  return (
    <RadioGroup
      legend={<Legend group={group} isRefused={isRefused} />}
      className={isRefused ? REFUSED : ''}
      name={name}
      value={chosen[0] === undefined ? null : String(chosen[0])}
      onChange={(value) => onPress(Number(value))}
      onAgain={(value) => onPress(Number(value))}
      options={group.options.map(({ label, price }, at) => ({ value: String(at), label, end: extra(price) }))}
    />
  );
}

function MultiGroup({ group, chosen, onPress, isRefused }: Props) {
  const id = useId();
  const extra = useExtraPrice();
  const isBeyond = chosen.length > group.max;
  return (
    <fieldset className={`min-w-0 ${isRefused ? REFUSED : ''}`} aria-describedby={id}>
      <legend className="mb-2 w-full text-sm font-medium text-ink">
        <Legend group={group} isRefused={isRefused} />
      </legend>
      <p id={id} className={`-mt-1 mb-1 text-xs ${isBeyond || isRefused ? 'text-danger-text' : 'text-ink-soft'}`}>
        {t('item.bounds', { min: numberText(group.min), max: numberText(group.max) })}
      </p>
      {group.options.map(({ label, price }, at) => (
        <Checkbox
          key={at}
          checked={chosen.includes(at)}
          onChange={() => onPress(at)}
          label={
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{label}</span>
              <span className="text-md text-ink-soft">{extra(price)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

/** Lies around the group without moving it. */
const REFUSED = 'rounded-md outline-2 outline-offset-8 outline-danger';

function Legend({ group, isRefused }: Pick<Props, 'group' | 'isRefused'>) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-base font-semibold text-ink">{group.name}</span>
      {group.isRequired ? (
        <Badge tone={isRefused ? 'danger' : 'accent'}>{t('item.required')}</Badge>
      ) : (
        <Badge>{t('item.optional')}</Badge>
      )}
      {isRefused && group.kind === 'single' && (
        <span className="basis-full text-sm text-danger-text">{t('item.choose_one')}</span>
      )}
    </span>
  );
}

/** The extra price of an option; null if free. */
function useExtraPrice() {
  const money = useMinorMoney();
  return (price: number) => (price > 0 ? t('item.extra_price', { amount: money(price) }) : null);
}
