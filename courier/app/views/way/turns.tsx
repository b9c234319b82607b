import { t } from '@rialto/texts/text.ts';
import { CornerUpLeft, CornerUpRight, Flag, MoveUp, Undo2 } from 'lucide-react';
import { turnText } from '../../run/way/turn-text.ts';
import { decodePolyline } from '@rialto/rules/delivery/polyline.ts';
import { turnsOf, type Turn } from '../../run/way/turns.ts';

export function Turns({ line }: { line: string }) {
  return (
    <>
      <ol className="flex flex-col gap-3 text-lg">
        {turnsOf(decodePolyline(line)).map((turn, index) => (
          <li key={`${index}-${turn.kind}`} className="flex items-center gap-3">
            <TurnIcon kind={turn.kind} />
            {turnText(turn)}
          </li>
        ))}
        <li className="flex items-center gap-3">
          <Flag className="shrink-0" aria-hidden />
          {t('courier.arrive')}
        </li>
      </ol>
      <p className="mt-3 text-sm text-ink-soft">{t('courier.directions_text')}</p>
    </>
  );
}

function TurnIcon({ kind }: { kind: Turn['kind'] }) {
  const icons = { left: CornerUpLeft, right: CornerUpRight, back: Undo2 };
  const Icon = kind in icons ? icons[kind as keyof typeof icons] : MoveUp;
  return <Icon className="shrink-0" aria-hidden />;
}
