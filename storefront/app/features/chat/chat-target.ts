import { chatParties, type ChatParty, type Conversation } from '@rialto/contract/shapes/chat.ts';

/** Whom the open conversation is with. The shop has no id. */
export type ChatTarget = { type: ChatParty; id: number | null };

/** The conversation that a URL names: ?type=store&id=5, or ?type=admin for the shop (MSG-03). */
export function chatTargetOf(parameters: URLSearchParams): ChatTarget | null {
  const type = chatParties.find((known) => known === parameters.get('type'));
  if (type === undefined) return null;
  if (type === 'admin') return { type, id: null };
  const id = Number(parameters.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? { type, id } : null;
}

export function targetOf({
  receiver_type,
  receiver_id,
}: Pick<Conversation, 'receiver_type' | 'receiver_id'>): ChatTarget {
  return { type: receiver_type, id: receiver_id };
}

export function isSameTarget(one: ChatTarget | null, other: ChatTarget | null): boolean {
  return one?.type === other?.type && one?.id === other?.id;
}

/** The party as calls name it. */
export function receiverOf({ type, id }: ChatTarget): { receiver_type: ChatParty; receiver_id?: number } {
  return { receiver_type: type, ...(id !== null && { receiver_id: id }) };
}
