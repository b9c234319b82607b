import { parcelWishes, type ParcelWishKind } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Building2, Clock, DoorClosed, Users, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useChargedMoney } from '../../../words/charged-money.ts';
import type { ParcelReply, HandoverRequest } from '../received.ts';
import { choicesFor, choiceText, noteLabel } from './wish-words.ts';

const LATER = [15, 30, 60] as const;
type Minutes = (typeof LATER)[number];
const NOTE_MOST = 200;

type Props = { parcel: ParcelReply; isBusy: boolean; onSend: (wish: HandoverRequest) => void; onCancel: () => void };

export function WishForm({ parcel, isBusy, onSend, onCancel }: Props) {
  const money = useChargedMoney();
  const [kind, setKind] = useState<ParcelWishKind | null>(parcel.wish?.wish ?? null);
  const [minutes, setMinutes] = useState<Minutes>(LATER.find((count) => count === parcel.wish?.minutes) ?? LATER[0]);
  const [note, setNote] = useState(parcel.wish?.note ?? '');
  const send = () => {
    if (kind === 'later') onSend({ wish: kind, minutes });
    else if (kind !== null) onSend({ wish: kind, note: note.trim() || null });
  };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RadioGroup
        legend={t('receiving.away_question')}
        name="wish"
        look="cards"
        value={kind}
        onChange={(value) => setKind(parcelWishes.find((known) => known === value) ?? null)}
        options={choicesFor(parcel.cash_to_pay).map((value) => {
          const Icon = icons[value];
          return { value, label: choiceText(value), icon: <Icon className="size-5" aria-hidden /> };
        })}
      />
      {parcel.cash_to_pay > 0 && kind !== 'later' && (
        <p className="text-sm text-ink-soft">{t('receiving.away_cash', { amount: money(parcel.cash_to_pay) })}</p>
      )}
      {kind === 'later' && (
        <RadioGroup
          legend={t('receiving.later_question')}
          name="minutes"
          look="chips"
          value={String(minutes)}
          onChange={(value) => setMinutes(LATER.find((count) => String(count) === value) ?? LATER[0])}
          options={LATER.map((count) => ({ value: String(count), label: t('receiving.later_minutes', { count }) }))}
        />
      )}
      {kind !== null && kind !== 'later' && (
        <Input
          label={noteLabel(kind)}
          value={note}
          maxLength={NOTE_MOST}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isBusy} disabled={kind === null}>
          {t('receiving.wish_send')}
        </Button>
        <Button kind="ghost" onClick={onCancel} disabled={isBusy}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}

const icons: Record<ParcelWishKind, LucideIcon> = {
  door: DoorClosed,
  neighbour: Users,
  reception: Building2,
  later: Clock,
};
