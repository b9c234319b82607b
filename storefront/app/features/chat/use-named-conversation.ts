import { useCached } from '../../platform/query/use-query.ts';
import { targetOf, type ChatTarget } from './chat-target.ts';
import { inboxQuery, type Inbox } from './inbox.ts';

/** The party of a conversation that a URL names by its id (/chatting?conversationId=…), once the inbox is loaded. */
export function useNamedConversation(id: string | null): ChatTarget | null {
  const inbox = useCached<Inbox>(inboxQuery().key);
  if (id === null || inbox.kind !== 'ready') return null;
  const named = inbox.data.conversations.find((conversation) => String(conversation.id) === id);
  return named ? targetOf(named) : null;
}
