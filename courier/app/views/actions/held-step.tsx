import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Check, Undo2 } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import type { PendingStep } from '../../run/steps/pending-steps.ts';
import { sendHeldStep, undoStep } from '../../run/steps/take-step.ts';
import { stepText } from '../../run/words.ts';
import { useSecondsLeft } from '../seconds-left.tsx';

type HeldStepProps = { step: PendingStep; undoSeconds: number };

/**
 * A pressed step that is not sent yet. Undo is where the step's button was, so that a second press by accident undoes
 * and does not take the next step.
 */
export function HeldStep({ step, undoSeconds }: HeldStepProps) {
  const until = step.heldUntil ?? 0;
  const left = useSecondsLeft(until);
  // Once: the animation runs by itself.
  const [begin] = useState(() => until - Date.now() - undoSeconds * 1_000);
  const time = { '--undo-ms': `${undoSeconds}s`, '--undo-begin': `${Math.min(0, begin)}ms` } as CSSProperties;
  return (
    <div>
      <p role="status" className="sr-only">
        {t('courier.undo_hint', { step: stepText(step.step), count: undoSeconds })}
      </p>
      <div className="mb-3 flex min-h-11 items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-success text-success-ink">
          <Check aria-hidden />
        </span>
        <p className="min-w-0 flex-1 text-lg leading-tight font-semibold">
          {stepText(step.step)}
          <span role="timer" className="block text-base font-normal tabular-nums">
            {t('courier.sent_in', { count: left })}
          </span>
        </p>
        <Button kind="ghost" onClick={sendHeldStep}>
          {t('courier.send_now')}
        </Button>
      </div>
      <button
        type="button"
        onClick={undoStep}
        className="relative isolate flex min-h-18 w-full items-center justify-center gap-3 overflow-hidden rounded-lg border-2 border-ink bg-surface text-xl font-semibold select-none"
      >
        <span className="undo-time absolute inset-0 -z-10 bg-wash-strong" style={time} aria-hidden />
        <Undo2 className="mirror" aria-hidden />
        {t('courier.undo')}
      </button>
    </div>
  );
}
