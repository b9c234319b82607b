import { isRunning, isUndone } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Package } from 'lucide-react';
import { StepBar } from '../../features/tracking/view/step-bar.tsx';
import { arrivalText } from '../../words/arrival.ts';
import { momentText, scheduledText } from '../../words/dates.ts';
import { statusOf } from '../../words/order-status.ts';
import type { ParcelReply } from './received.ts';
import { ReceivedBox } from './received-box.tsx';
import { receivingText } from './receiving-text.ts';

/** Sender and category, when the parcel arrives, and what happens with it now. */
export function ReceivedHead({ parcel }: { parcel: ParcelReply }) {
  const status = statusOf(parcel);
  const now = receivingText(parcel);
  const arrival = isRunning(status) ? arrivalText({ ...parcel, order_type: 'parcel' }) : null;
  const slot = arrival === null && isRunning(status) ? scheduledText(parcel) : null;
  return (
    <ReceivedBox>
      <header className="flex items-center gap-4">
        <Image
          src={parcel.image_full_url}
          alt=""
          sizes="64px"
          maxWidth={160}
          fallback={<Package aria-hidden />}
          className="w-16 shrink-0 rounded-lg border border-hairline"
        />
        <div className="min-w-0">
          <h1 className="text-lg leading-snug font-bold text-ink">
            {t('receiving.from', { name: parcel.sender_name })}
          </h1>
          <p className="text-sm text-ink-soft sm:text-base">
            <bdi>{parcel.name}</bdi> ·{' '}
            <span className="whitespace-nowrap">{t('order.number', { id: parcel.order_id })}</span>
          </p>
        </div>
      </header>
      <p className="mt-5 text-3xl font-extrabold text-balance text-ink tabular-nums sm:text-4xl">{arrival ?? now}</p>
      <p className="mt-1 text-ink-soft empty:hidden">
        {arrival !== null && now}
        {slot && t('receiving.scheduled', { time: slot })}
        {isUndone(status) && t('receiving.ask_sender', { name: parcel.sender_name })}
        {parcel.delivered && <time dateTime={parcel.delivered}>{momentText(parcel.delivered, parcel.timezone)}</time>}
      </p>
      {!isUndone(status) && <StepBar order={parcel} className="mt-4" />}
      <VisuallyHidden>
        <span role="status">{now}</span>
      </VisuallyHidden>
    </ReceivedBox>
  );
}
