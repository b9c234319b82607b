import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useEffect, useRef } from 'react';
import { useStore } from '../../platform/store.ts';
import { thread, unsent, type UnsentMessage } from '../../run/chat/chat-stores.ts';
import { dropMessage } from '../../run/chat/chats.ts';
import { timeOfDay } from '../../run/words.ts';
import { PrivatePicture } from './private-picture.tsx';

/** The messages, oldest first, and below them those that are not sent yet. */
export function MessageList({ orderId }: { orderId: number }) {
  const open = useStore(thread);
  const messages = open?.messages ?? [];
  const waiting = useStore(unsent).filter((one) => one.orderId === orderId);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In new browsers scrolling returns a promise, which an effect must not return.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, waiting.length]);
  if (messages.length + waiting.length === 0) return <p className="py-6 text-center">{t('courier.chat_empty')}</p>;
  return (
    <>
      <ol className="flex flex-col gap-2" role="log">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {waiting.map((message) => (
          <Unsent key={message.key} message={message} />
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}

const BUBBLE = 'max-w-[85%] rounded-lg px-4 py-2.5 text-lg break-words whitespace-pre-wrap';
const OWN = `${BUBBLE} ms-auto rounded-ee-xs bg-inverse text-inverse-ink`;
const THEIRS = `${BUBBLE} me-auto rounded-es-xs bg-wash-strong`;

function Message({ message: { sender_type, message, file_full_url, created_at } }: { message: ChatMessage }) {
  return (
    <li className={sender_type === 'delivery_man' ? OWN : THEIRS}>
      {message && <p dir="auto">{message}</p>}
      {file_full_url.map((address) => (
        <PrivatePicture key={address} address={address} />
      ))}
      <p className="text-end text-sm opacity-80">{timeOfDay(created_at)}</p>
    </li>
  );
}

function Unsent({ message: { key, text, problem } }: { message: UnsentMessage }) {
  return (
    <li className={`${OWN} opacity-80`}>
      <p dir="auto">{text}</p>
      <p className="text-end text-sm">{problem ?? t('courier.chat_waiting')}</p>
      {problem !== undefined && (
        <Button kind="secondary" size="sm" onClick={() => dropMessage(key)}>
          {t('courier.dismiss')}
        </Button>
      )}
    </li>
  );
}
