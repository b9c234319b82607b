import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';

/**
 * Adds messages to those known of a conversation, oldest first, each once and in its newest state. If messages between
 * them are missing, only the newer part is kept; the rest is read again by scrolling up.
 */
export function mergeMessages(known: readonly ChatMessage[], read: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...read].map((message) => [message.id, message]));
  const all = [...byId.values()].toSorted((a, b) => a.id - b.id);
  const lastGap = all.findLastIndex(({ id }, index) => index > 0 && id !== (all[index - 1]?.id ?? 0) + 1);
  return lastGap > 0 ? all.slice(lastGap) : all;
}

/** The last own message that the other side has seen; the messages before it are seen too. */
export function lastSeen(messages: readonly ChatMessage[]): number {
  return messages.findLast(({ sender_type, is_seen }) => sender_type === 'customer' && is_seen === 1)?.id ?? 0;
}
