import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { RadioGroup, type RadioOption } from '@rialto/ui/fields/radio-group.tsx';
import { blockId } from '../../../features/ordering/blocks/block.tsx';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { numberText } from '../../../words/number-text.ts';
import type { Category } from '../use-parcel.ts';

type Props = {
  weights: Category['weights'];
  value: number | null;
  onChange: (kg: number) => void;
  problems?: Problem[] | undefined;
};

/** The weight classes of the category. For something heavier the server's refusal says what to do. */
export function WeightChoice({ weights, value, onChange, problems = [] }: Props) {
  const money = useChargedMoney();
  const heaviest = Math.max(...weights.map(({ up_to }) => up_to));
  const options: RadioOption[] = weights.map(({ up_to, surcharge }) => ({
    value: String(up_to),
    label: [t('parcel.weight_up_to', { weight: numberText(up_to) }), surcharge > 0 && `+${money(surcharge)}`]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <div id={blockId('weight')} tabIndex={-1} className="scroll-mt-20 rounded-md">
      <RadioGroup
        legend={t('parcel.weight')}
        name="parcel_weight"
        look="chips"
        value={value === null ? null : String(value)}
        onChange={(kg) => onChange(Number(kg))}
        options={[
          ...options,
          { value: String(heaviest + 1), label: t('parcel.heavier', { weight: numberText(heaviest) }) },
        ]}
        error={problems[0]?.message}
      />
    </div>
  );
}
