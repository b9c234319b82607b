import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { lineFix } from './line-fix.ts';

type Props = {
  line: CartLine;
  onChange: (() => void) | null;
  onRemove: () => void;
  onTake: (quantity: number) => void;
};

/** Why a line cannot be ordered as it is, and what can be done about it. */
export function LineProblem({ line, onChange, onRemove, onTake }: Props) {
  const fix = lineFix(line, onChange !== null);
  return (
    <div
      data-line-problem=""
      className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-danger-soft py-1.5 ps-3 pe-1.5"
    >
      <p role="status" className="flex max-w-full grow items-start gap-2 py-1 text-sm font-medium text-danger-text">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        {line.problem?.message}
      </p>
      {fix.kind === 'fewer' && (
        <Button kind="secondary" size="sm" onClick={() => onTake(fix.quantity)}>
          {t('cart.take_fewer', { count: fix.quantity })}
        </Button>
      )}
      {fix.kind === 'change' && (
        <Button kind="secondary" size="sm" onClick={() => onChange?.()}>
          {t('cart.choose_again')}
        </Button>
      )}
      {fix.kind === 'remove' && (
        <Button kind="secondary" size="sm" onClick={onRemove}>
          {t('cart.remove')}
        </Button>
      )}
    </div>
  );
}
