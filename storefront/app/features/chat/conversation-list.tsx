import type { ChatMessage, Conversation } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { MessageCircle, SearchX } from 'lucide-react';
import { useLatestData } from '../../platform/query/use-latest-data.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonCircle, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { isSameTarget, targetOf, type ChatTarget } from './chat-target.ts';
import { ChatFailed } from './chat-failed.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { searchQuery, type FoundConversations, type Inbox } from './inbox.ts';

const SEARCH_DELAY_MS = 300;

export type Choice = { open: ChatTarget | null; urlOf: (target: ChatTarget) => string };
type ListProps = Choice & { inbox: { kind: string; data: Inbox | undefined; retry: () => void } };

/** The customer's conversations, latest message first. */
export function ConversationList({ inbox, ...choice }: ListProps) {
  const { data } = inbox;
  if (!data) return inbox.kind === 'error' ? <ChatFailed text={t('chat.failed')} onRetry={inbox.retry} /> : <Loading />;
  if (data.conversations.length === 0)
    return (
      <EmptyState
        isCompact
        picture={<MessageCircle strokeWidth={1.5} aria-hidden />}
        title={t('inbox.none_title')}
        text={t('inbox.none_text')}
      />
    );
  return (
    <Rows entries={data.conversations.map((one) => ({ conversation: one, message: one.last_message }))} {...choice} />
  );
}

/** The conversations that have the text in a name or in a message. */
export function FoundList({ text, ...choice }: Choice & { text: string }) {
  const result = useQuery(searchQuery(text), { delayMs: SEARCH_DELAY_MS });
  const found = useLatestData<FoundConversations>(result);
  if (!found)
    return result.kind === 'error' ? <ChatFailed text={t('chat.failed')} onRetry={result.refetch} /> : <Loading />;
  if (found.conversations.length === 0)
    return (
      <EmptyState
        isCompact
        picture={<SearchX strokeWidth={1.5} aria-hidden />}
        title={t('chat.no_match_title', { text })}
        text={t('chat.no_match_text')}
      />
    );
  const entries = found.conversations.map((one) => ({
    conversation: one,
    message: one.found_message ?? one.last_message,
  }));
  return <Rows entries={entries} {...choice} />;
}

type Entry = { conversation: Conversation; message: ChatMessage | null };

function Rows({ entries, open, urlOf }: Choice & { entries: Entry[] }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {entries.map(({ conversation, message }) => (
        <li key={conversation.id}>
          <ConversationRow
            conversation={conversation}
            message={message}
            to={urlOf(targetOf(conversation))}
            isOpen={isSameTarget(targetOf(conversation), open)}
          />
        </li>
      ))}
    </ul>
  );
}

const ROWS = [0, 1, 2, 3];

function Loading() {
  return (
    <SkeletonGroup label={t('chat.loading')} className="flex flex-col">
      {ROWS.map((row) => (
        <div key={row} className="flex min-h-18 items-center gap-3 px-3">
          <SkeletonCircle className="size-12" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5 rounded-xs" />
            <Skeleton className="h-3.5 w-4/5 rounded-xs" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
