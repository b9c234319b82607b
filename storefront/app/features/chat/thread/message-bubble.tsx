import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { Check, CheckCheck, ReceiptText } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { clockText } from '../../../words/recent-day.ts';
import { MessageFrame } from './message-frame.tsx';
import { SentPicture } from './sent-picture.tsx';

type Props = { message: ChatMessage; name: string; isSeen: boolean; isLast: boolean; isOrderNew: boolean };

/** A message of the conversation. */
export function MessageBubble({ message, name, isSeen, isLast, isOrderNew }: Props) {
  const isOwn = message.sender_type === 'customer';
  return (
    <>
      <span className="sr-only">{isOwn ? t('chat.you') : name}: </span>
      <MessageFrame
        isOwn={isOwn}
        isLast={isLast}
        text={message.message}
        head={
          <>
            {message.order_id !== null && isOrderNew && <AboutOrder id={message.order_id} />}
            <Pictures paths={message.file_full_url} />
          </>
        }
        foot={
          <>
            <time dateTime={message.created_at}>{clockText(message.created_at)}</time>
            {isOwn && (isSeen ? <SeenMark /> : <SentMark />)}
          </>
        }
      />
    </>
  );
}

function AboutOrder({ id }: { id: number }) {
  return (
    <Link
      to={paths.order(id)}
      className="touch-area mb-1 flex w-fit items-center gap-1.5 text-xs font-semibold text-accent-text hover:underline"
    >
      <ReceiptText className="size-3.5" aria-hidden />
      {t('chat.order', { id })}
    </Link>
  );
}

function Pictures({ paths: files }: { paths: string[] }) {
  if (files.length === 0) return null;
  return (
    <div className="my-1 flex flex-wrap gap-1.5">
      {files.map((path, index) => (
        <SentPicture key={path} path={path} number={index + 1} isLarge={files.length === 1} />
      ))}
    </div>
  );
}

function SentMark() {
  return (
    <>
      <Check className="size-4" aria-hidden />
      <span className="sr-only">{t('chat.sent')}</span>
    </>
  );
}

function SeenMark() {
  return (
    <>
      <CheckCheck className="size-4 text-accent-text" aria-hidden />
      <span className="sr-only">{t('chat.seen')}</span>
    </>
  );
}
