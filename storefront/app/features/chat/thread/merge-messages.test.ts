import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import { expect, test } from 'vitest';
import { lastSeen, mergeMessages } from './merge-messages.ts';

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation_id: 1,
  sender_type: 'customer',
  message: `text ${id}`,
  file_full_url: [],
  order_id: null,
  is_seen: 0,
  created_at: '2026-03-10T10:30:00.000Z',
  ...more,
});
const idsOf = (messages: ChatMessage[]) => messages.map(({ id }) => id);

test('MSG-01 earlier and later messages join those that are shown, each once and in order', () => {
  const shown = [message(5), message(6)];
  expect(idsOf(mergeMessages(shown, [message(4), message(3)]))).toEqual([3, 4, 5, 6]);
  expect(idsOf(mergeMessages(shown, [message(7), message(6)]))).toEqual([5, 6, 7]);
});

test('MSG-01 a message that was read again replaces its former state', () => {
  expect(mergeMessages([message(1)], [message(1, { is_seen: 1 })])).toEqual([message(1, { is_seen: 1 })]);
});

test('MSG-01 after a gap only the newer messages are shown, so that none is missing between them', () => {
  expect(idsOf(mergeMessages([message(1), message(2)], [message(9), message(8)]))).toEqual([8, 9]);
});

test('MSG-01 a message before a seen one is seen too', () => {
  const messages = [
    message(1),
    message(2, { is_seen: 1 }),
    message(3, { sender_type: 'store', is_seen: 1 }),
    message(4),
  ];
  expect(lastSeen(messages)).toBe(2);
  expect(lastSeen([])).toBe(0);
});
