import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { useState, type ReactNode } from 'react';
import { pressStep } from '../../features/orders/steps/send-steps.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { minutesText, number } from '../../words/times.ts';

const CHOICES = [10, 15, 20, 30, 45, 60];

/** The nearest choice to what the store usually needs. */
function suggestedMinutes(usual: number | null): number {
  const wanted = usual ?? 20;
  return CHOICES.reduce((best, minutes) => (Math.abs(minutes - wanted) < Math.abs(best - wanted) ? minutes : best));
}

/** One press accepts with the usual preparation time; a chip chooses another. The children are shown beside the button. */
export function AcceptAction({ order, children }: { order: OrderOnBoard; children: ReactNode }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? suggestedMinutes(order.usual_prep_minutes);
  return (
    <footer className="flex flex-col gap-2">
      <div role="group" aria-label={t('console.board_prep_time')} className="grid grid-cols-6 gap-1">
        {CHOICES.map((choice) => (
          <ChoiceChip
            key={choice}
            isChosen={choice === minutes}
            aria-label={minutesText(choice)}
            className="min-h-11 justify-center rounded-sm! px-0! tabular-nums"
            onClick={() => setChosen(choice)}
          >
            {number(choice)}
          </ChoiceChip>
        ))}
      </div>
      <div className="flex gap-2">
        <Button
          size="lg"
          className="min-w-0 flex-1 px-3!"
          onClick={() => pressStep({ kind: 'step', orderId: order.id, to: 'confirmed', prepMinutes: minutes })}
        >
          {t('console.board_accept_in', { time: minutesText(minutes) })}
        </Button>
        {children}
      </div>
    </footer>
  );
}
