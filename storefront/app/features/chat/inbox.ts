import { listConversations, readConversation, searchConversations } from '@rialto/contract/calls/chat/messages.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { callApi } from '../../platform/api/api.ts';
import { invalidate, owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { receiverOf, type ChatTarget } from './chat-target.ts';

export type Inbox = Reply<typeof listConversations>;
export type FoundConversations = Reply<typeof searchConversations>;
export type Thread = Reply<typeof readConversation>;

/** While a stream is open, it only checks; otherwise this is how messages arrive. */
export const POLL_MS = 10_000;
/** More than this are found by the search. */
const LISTED = 50;
const PAGE = 30;

export const inboxQuery = (): Query<Inbox> => ({
  key: ['chat', 'inbox'],
  fetch: (signal) => callApi(listConversations, { query: { limit: LISTED }, signal }),
  ...owned,
});

export const searchQuery = (name: string): Query<FoundConversations> => ({
  key: ['chat', 'search', name],
  fetch: (signal) => callApi(searchConversations, { query: { name, limit: LISTED }, signal }),
  ...owned,
});

/** The latest messages of a conversation, also before the first one. */
export const threadQuery = (target: ChatTarget): Query<Thread> => ({
  key: ['chat', 'thread', target.type, target.id],
  fetch: (signal) => callApi(readConversation, { query: { ...receiverOf(target), limit: PAGE }, signal }),
  ...owned,
});

/** The messages before one. */
export function readOlder(target: ChatTarget, before: number): Promise<Thread> {
  return callApi(readConversation, { query: { ...receiverOf(target), limit: PAGE, before } });
}

/** Reads again what is shown of the conversations, such as after a new message. */
export function refreshChat(): Promise<void> {
  return invalidate(['chat']);
}
