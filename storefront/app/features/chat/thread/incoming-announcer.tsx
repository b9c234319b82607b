import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { previewText } from '../chat-words.ts';

/** Reads out a message that arrives while the conversation is open, and none of those that scrolling up loads. */
export function IncomingAnnouncer({ messages, name }: { messages: readonly ChatMessage[]; name: string }) {
  const last = messages.at(-1);
  const [known, setKnown] = useState<{ id: number; text: string }>({ id: last?.id ?? 0, text: '' });
  if (last && last.id > known.id) {
    const isIncoming = last.sender_type !== 'customer';
    setKnown({ id: last.id, text: isIncoming ? t('chat.incoming', { name, text: previewText(last) }) : known.text });
  }
  return (
    <p role="status" className="sr-only">
      {known.text}
    </p>
  );
}
