import type { ChatMessage, RunConversation } from '@rialto/contract/shapes/chat.ts';
import { writeLocal, readLocal } from '../../platform/local-storage.ts';
import { createStore } from '../../platform/store.ts';

/** The conversations of the run. A guest has none: guests are called. */
export const conversations = createStore<readonly RunConversation[]>([]);
/** The messages of the open conversation, oldest first. */
export const thread = createStore<{ orderId: number; messages: readonly ChatMessage[] } | null>(null);

/** A message that is not sent yet; it waits for the network with its idempotency key. */
export type UnsentMessage = { key: string; orderId: number; text: string; problem?: string };
export const unsent = createStore<readonly UnsentMessage[]>([]);

export function restoreMessages(): void {
  unsent.set(readLocal('courier_messages') ?? []);
  unsent.subscribe(() => writeLocal('courier_messages', unsent.get()));
}

export function forgetChats(): void {
  conversations.set([]);
  thread.set(null);
}
