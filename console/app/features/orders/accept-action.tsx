import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { useState } from 'react';
import { minutesText, number } from '../../words/times.ts';

const CHOICES = [10, 15, 20, 30, 45, 60];

/** The nearest choice to what the store usually needs. */
function suggestedMinutes(usual: number | null): number {
  const wanted = usual ?? 20;
  return CHOICES.reduce((best, minutes) => (Math.abs(minutes - wanted) < Math.abs(best - wanted) ? minutes : best));
}

type Props = {
  usualMinutes: number | null;
  isRunning?: boolean;
  onAccept: (minutes: number) => void;
};

/** One press accepts with the usual preparation time; a chip chooses another. */
export function AcceptAction({ usualMinutes, isRunning = false, onAccept }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? suggestedMinutes(usualMinutes);
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('console.board_prep_time')} className="grid grid-cols-6 gap-1">
        {CHOICES.map((choice) => (
          <ChoiceChip
            key={choice}
            isChosen={choice === minutes}
            aria-label={t('console.minutes', { count: choice })}
            className="min-h-11 justify-center rounded-sm! px-0! tabular-nums"
            onClick={() => setChosen(choice)}
          >
            {number(choice)}
          </ChoiceChip>
        ))}
      </div>
      <Button size="lg" isFull className="px-3!" isLoading={isRunning} onClick={() => onAccept(minutes)}>
        {t('console.board_accept_in', { time: minutesText(minutes) })}
      </Button>
    </div>
  );
}
