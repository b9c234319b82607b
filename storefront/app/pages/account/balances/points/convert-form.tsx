import { conversionRefusal, pointsThatCount, type PointsRule } from '@rialto/rules/wallet/points.ts';
import { t } from '@rialto/texts/text.ts';
import { ArrowDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useRootData } from '../../../../platform/page/root-data.ts';
import { numberText } from '../../../../words/number-text.ts';
import { parseAmount } from '../../../../words/parse-amount.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useConvertPoints } from './use-convert-points.ts';

type Props = { balance: number; rule: PointsRule; worth: (points: number) => string };

/** How many points, and what the wallet gets for them. */
export function ConvertForm({ balance, rule, worth }: Props) {
  const digits = useRootData().config.digit_after_decimal_point;
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const converting = useConvertPoints(() => setTyped(''));
  const wanted = wholePoints(typed);
  const points = pointsThatCount(wanted ?? 0, rule, digits);
  const refusal = conversionRefusal({ points, balance }, rule, digits);
  const isPossible = wanted !== null && refusal === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isPossible) return;
    setTried(false);
    converting.start(points);
  }
  const problem = wanted === null ? t('points.wrong') : problemText(refusal, rule);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Input
        label={t('points.how_many')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        hint={t('points.minimum', { count: rule.minimum })}
        error={hasTried && !isPossible ? problem : undefined}
        suffix={
          <Button kind="ghost" size="sm" onClick={() => setTyped(String(pointsThatCount(balance, rule, digits)))}>
            {t('points.all')}
          </Button>
        }
      />
      <Preview text={isPossible ? worth(points) : null} kept={balance - points} />
      <Button type="submit" size="lg" className="self-start max-sm:w-full" isLoading={converting.isBusy}>
        {isPossible ? t('points.convert_count', { count: points }) : t('points.convert')}
      </Button>
    </form>
  );
}

function Preview({ text, kept }: { text: string | null; kept: number }) {
  return (
    <div className="flex items-center gap-3.5 rounded-md bg-sunken p-4">
      <ArrowDown className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} aria-hidden />
      <output className="min-w-0 text-md text-ink-soft">
        {text === null ? (
          t('points.preview_none')
        ) : (
          <>
            <span className="block text-xl font-bold text-ink tabular-nums">+{text}</span>
            {t('points.preview', { points: numberText(kept) })}
          </>
        )}
      </output>
    </div>
  );
}

function wholePoints(typed: string): number | null {
  const points = parseAmount(typed);
  return points !== null && Number.isInteger(points) ? points : null;
}

function problemText(refusal: ReturnType<typeof conversionRefusal>, { minimum }: PointsRule): string {
  return refusal === 'points_too_few' ? t('points.too_few') : t('points.minimum', { count: minimum });
}
