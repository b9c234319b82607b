import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { CountBadge } from '@rialto/ui/feedback/badge.tsx';
import { MessageCircle } from 'lucide-react';
import { lazy, useState } from 'react';
import { useStore } from '../../platform/store.ts';
import { conversations } from '../../run/chat/chat-stores.ts';
import { LazyPart } from '../lazy-part.tsx';
import { LARGE_ACTION } from './large-action.ts';

const ChatDialog = lazy(() => import('../chat/chat-dialog.tsx').then((module) => ({ default: module.ChatDialog })));

/** Writing to the customer, where the customer has an account. */
export function ChatButton({ stop }: { stop: Stop }) {
  const [isOpen, setIsOpen] = useState(false);
  const conversation = useStore(conversations).find(({ order_id }) => order_id === stop.order_id);
  if (!conversation) return null;
  const { name, unread_message_count: count } = conversation;
  const label = count > 0 ? t('courier.chat_unread', { name, count }) : t('courier.chat_with', { name });
  return (
    <>
      <button type="button" className={`${LARGE_ACTION} relative`} aria-label={label} onClick={() => setIsOpen(true)}>
        <MessageCircle aria-hidden />
        {t('courier.chat')}
        {count > 0 && (
          <span className="absolute -end-1 -top-2" aria-hidden>
            <CountBadge count={count} />
          </span>
        )}
      </button>
      {isOpen && (
        <LazyPart>
          <ChatDialog conversation={conversation} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
