import { t } from '@rialto/texts/text.ts';
import { Clock3, RotateCw, TriangleAlert } from 'lucide-react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { useObjectUrl } from '@rialto/ui/fields/use-object-url.ts';
import { MessageFrame } from './message-frame.tsx';
import { discardMessage, retryMessage, type PendingMessage } from '../compose/outbox.ts';
import { LARGE_PICTURE, SMALL_PICTURE } from './sent-picture.tsx';

/** A message that waits for the network, is being sent, or was refused. */
export function PendingBubble({ message, isOnline }: { message: PendingMessage; isOnline: boolean }) {
  const { key, text, pictures, status, progress, problem } = message;
  return (
    <>
      <span className="sr-only">{t('chat.you')}: </span>
      <MessageFrame
        isOwn
        isLast
        text={text}
        head={
          pictures.length > 0 && (
            <div className="my-1 flex flex-wrap gap-1.5">
              {pictures.map((picture, index) => (
                <LocalPicture key={index} picture={picture} isLarge={pictures.length === 1} />
              ))}
              {status === 'sending' && (
                <ProgressBar value={progress} max={1} label={t('chat.sending')} className="w-full" />
              )}
            </div>
          )
        }
        foot={status === 'failed' ? <Refused text={problem} /> : <Waiting isOnline={isOnline} />}
      />
      {status === 'failed' && (
        <div className="mt-1 flex justify-end gap-1 text-sm font-semibold">
          <button type="button" className={ACTION} onClick={() => discardMessage(key)}>
            {t('chat.remove_message')}
          </button>
          <button type="button" className={classNames(ACTION, 'text-accent-text')} onClick={() => retryMessage(key)}>
            <RotateCw className="size-4" aria-hidden />
            {t('chat.retry_message')}
          </button>
        </div>
      )}
    </>
  );
}

const ACTION = 'touch-area flex min-h-9 items-center gap-1.5 rounded-sm px-2.5 text-ink-soft hover:bg-wash';

function Waiting({ isOnline }: { isOnline: boolean }) {
  return (
    <>
      {isOnline ? t('chat.sending') : t('chat.waiting')}
      <Clock3 className="size-3.5" aria-hidden />
    </>
  );
}

function Refused({ text }: { text: string | null }) {
  return (
    <span className="flex items-center gap-1 font-medium text-danger-text">
      <TriangleAlert className="size-3.5 shrink-0" aria-hidden />
      {text ?? t('chat.not_sent')}
    </span>
  );
}

function LocalPicture({ picture, isLarge }: { picture: Blob; isLarge: boolean }) {
  const address = useObjectUrl(picture);
  return (
    <span className={classNames('overflow-hidden rounded-md bg-sunken', isLarge ? LARGE_PICTURE : SMALL_PICTURE)}>
      {address && <img src={address} alt={t('chat.photo')} className="size-full object-cover opacity-70" />}
    </span>
  );
}
