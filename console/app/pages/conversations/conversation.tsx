import {
  listStaffConversations,
  readStaffConversation,
  seeStaffMessages,
} from '@rialto/contract/calls/chat/staff-conversations.ts';
import type { ChatMessage, StaffConversation } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MoreButton } from '../../cards/more-button.tsx';
import { PrivatePictures } from '../../cards/pictures/private-pictures.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { callApi } from '../../platform/api.ts';
import { useLiveEvents } from '../../platform/live.ts';
import { rowsOf } from '../../platform/pages.ts';
import { invalidate, keyOf } from '../../platform/query.ts';
import { useNow } from '../../platform/use-now.ts';
import { shortMoment } from '../../words/times.ts';
import { ReplyForm } from './reply-form.tsx';

const PAGE_SIZE = 50;

/** One conversation. Its messages count as seen while it is open. */
export function Conversation({ id }: { id: number }) {
  const query = useMessages(id);
  useLiveEvents(({ name, data }) => {
    if (name === 'reset' || ('conversation_id' in data && data.conversation_id === id))
      invalidate(readStaffConversation);
  });
  const latest = query.data?.pages[0]?.messages.find(({ sender_type: sender }) => sender === 'customer')?.id;
  const unread = query.data?.pages[0]?.conversation.unread_message_count ?? 0;
  useEffect(() => {
    if (latest === undefined || unread === 0) return;
    const seen = callApi(seeStaffMessages, { params: { id }, body: { message_id: latest } });
    // A message that could not be marked stays unread, which is harmless.
    seen.then(
      () => invalidate(listStaffConversations),
      () => undefined,
    );
  }, [id, latest, unread]);
  return (
    <section className="flex min-w-0 flex-col rounded-xl border border-hairline bg-surface" aria-labelledby="chat-name">
      <QueryState query={query} skeleton={<Skeleton className="m-4 h-64" />}>
        {({ pages }) => (
          <>
            {pages[0] && <Head conversation={pages[0].conversation} />}
            <Messages
              messages={rowsOf(pages.map(({ messages }) => messages))}
              earlier={<MoreButton query={query} label={t('console.conversations_earlier')} className="self-center" />}
            />
            <ReplyForm id={id} />
          </>
        )}
      </QueryState>
    </section>
  );
}

/** The latest messages, and earlier ones page by page. */
function useMessages(id: number) {
  return useInfiniteQuery({
    queryKey: [...keyOf(readStaffConversation, { params: { id }, query: {} }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callApi(readStaffConversation, {
        params: { id },
        query: { limit: PAGE_SIZE, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ messages, has_more: hasMore }) => (hasMore === 1 ? (messages.at(-1)?.id ?? null) : null),
  });
}

function Head({ conversation }: { conversation: StaffConversation }) {
  return (
    <header className="flex items-center gap-2 border-b border-hairline p-3">
      <Link
        to={{ search: '' }}
        aria-label={t('console.conversations_back')}
        className={iconButtonClass({ className: 'md:hidden' })}
      >
        <ChevronLeft className="mirror size-5" aria-hidden />
      </Link>
      <h2 id="chat-name" className="text-lg font-bold text-ink">
        <bdi>{conversation.name}</bdi>
      </h2>
      <p className="text-sm text-ink-soft">{conversation.store_name ?? t('console.conversations_shop')}</p>
    </header>
  );
}

type MessagesProps = { messages: readonly ChatMessage[]; earlier: ReactNode };

/** Latest at the end, which is scrolled to. */
function Messages({ messages, earlier }: MessagesProps) {
  const end = useRef<HTMLOListElement>(null);
  const latest = messages[0]?.id;
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [latest]);
  return (
    <ol
      ref={end}
      tabIndex={0}
      className="flex h-[max(18rem,calc(100dvh-33rem))] flex-col gap-3 overflow-y-auto p-4"
      aria-live="polite"
    >
      <li className="flex flex-col empty:hidden">{earlier}</li>
      {messages.toReversed().map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const now = useNow(60_000);
  const isOwn = message.sender_type !== 'customer';
  return (
    <li className={classNames('flex max-w-[85%] flex-col gap-1', isOwn ? 'items-end self-end' : 'items-start')}>
      {message.message && (
        <p
          className={classNames(
            'rounded-xl px-3.5 py-2 break-words whitespace-pre-line',
            isOwn ? 'bg-accent-soft text-ink' : 'bg-sunken text-ink',
          )}
        >
          <bdi>{message.message}</bdi>
        </p>
      )}
      <PrivatePictures paths={message.file_full_url} />
      <p className="text-xs text-ink-soft tabular-nums">
        <time dateTime={message.created_at}>{shortMoment(message.created_at, null, now)}</time>
        {message.order_id !== null && (
          <>
            {' · '}
            <Link to={`/orders/${message.order_id}`} className="underline">
              {t('console.order_number', { id: message.order_id })}
            </Link>
          </>
        )}
        {isOwn && message.is_seen === 1 && ` · ${t('console.conversations_seen')}`}
      </p>
    </li>
  );
}
