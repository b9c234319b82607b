import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { DoorClosed, MessageSquareCheck } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../../../platform/api/use-busy.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { sendWish, type ParcelReply, type HandoverRequest } from '../received.ts';
import { ReceivedBox } from '../received-box.tsx';
import type { WishForm } from './wish-form.tsx';
import { chosenText } from './wish-words.ts';

type Props = { token: string; parcel: ParcelReply; onChanged: () => void };

/** What a receiver wants who is not at home, until the parcel is handed over. */
export function WishPanel({ token, parcel, onChanged }: Props) {
  const [Form, setForm] = useState<typeof WishForm | null>(null);
  const close = () => setForm(null);
  // Most receivers are at home, so the form loads when it is opened.
  const open = () => void import('./wish-form.tsx').then((loaded) => setForm(() => loaded.WishForm), showErrors);
  const { isBusy, run } = useBusy();
  const send = (wish: HandoverRequest) =>
    run(async () => {
      await sendWish(token, wish);
      close();
      if (wish.wish === null) toasts.show({ kind: 'success', text: t('receiving.wish_home_done') });
      onChanged();
    });
  if (Form)
    return (
      <ReceivedBox title={t('receiving.away_title')}>
        <Form parcel={parcel} isBusy={isBusy} onSend={(wish) => void send(wish)} onCancel={close} />
      </ReceivedBox>
    );
  return (
    <ReceivedBox title={parcel.wish ? undefined : t('receiving.away_title')}>
      <div role="status">{parcel.wish && <Chosen wish={parcel.wish} />}</div>
      {!parcel.wish && <p className="text-ink-soft">{t('receiving.away_text')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="secondary" icon={<DoorClosed className="size-5" aria-hidden />} disabled={isBusy} onClick={open}>
          {parcel.wish ? t('receiving.wish_change') : t('receiving.away')}
        </Button>
        {parcel.wish && (
          <Button kind="ghost" isLoading={isBusy} onClick={() => void send({ wish: null })}>
            {t('receiving.wish_home')}
          </Button>
        )}
      </div>
    </ReceivedBox>
  );
}

function Chosen({ wish }: { wish: NonNullable<ParcelReply['wish']> }) {
  return (
    <div className="flex items-start gap-3">
      <MessageSquareCheck className="mt-0.5 size-6 shrink-0 text-success-text" aria-hidden />
      <div className="min-w-0">
        <p className="font-bold text-ink">{t('receiving.wish_told', { wish: chosenText(wish) })}</p>
        {wish.note && (
          <p className="break-words text-ink-soft">
            <bdi>{wish.note}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
