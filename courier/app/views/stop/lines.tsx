import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { number } from '../../run/words.ts';
import { Fold } from './fold.tsx';

/** What is in the bag. Open at the store, where the courier compares it. */
export function Lines({ stop }: { stop: Stop }) {
  const count = stop.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return null;
  return (
    <Fold
      key={stop.next_step}
      isOpen={stop.next_step === 'pick_up'}
      title={t('courier.details')}
      end={t('courier.items', { count })}
    >
      <ul className="flex flex-col gap-3">
        {stop.lines.map(({ name, quantity, choices, note }, index) => (
          <li key={`${index}-${name}`} className="flex gap-3">
            <strong className="min-w-8 text-lg tabular-nums">{number(quantity)}×</strong>
            <span className="min-w-0">
              <span className="block text-lg font-semibold">{name}</span>
              {choices.length > 0 && <span className="block text-ink-soft">{choices.join(', ')}</span>}
              {note && <span className="block font-medium">{t('courier.note_line', { note })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
