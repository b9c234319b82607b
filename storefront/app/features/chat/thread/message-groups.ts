import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import { dayOf } from '../../../words/recent-day.ts';

export type GroupedMessage = {
  message: ChatMessage;
  /** The first of its day. */
  isNewDay: boolean;
  /** The last of those that its sender wrote without a long pause. */
  isLast: boolean;
  /** It names another order than the message before it. */
  isOrderNew: boolean;
};

const PAUSE_MS = 5 * 60_000;

/** Groups messages by day, and by sender without a long pause. */
export function groupMessages(messages: readonly ChatMessage[]): GroupedMessage[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    return {
      message,
      isNewDay: !before || dayOf(before.created_at) !== dayOf(message.created_at),
      isLast: !after || !isContinued(message, after),
      isOrderNew: message.order_id !== null && message.order_id !== before?.order_id,
    };
  });
}

function isContinued(one: ChatMessage, next: ChatMessage): boolean {
  return (
    one.sender_type === next.sender_type &&
    dayOf(one.created_at) === dayOf(next.created_at) &&
    Date.parse(next.created_at) - Date.parse(one.created_at) < PAUSE_MS
  );
}
