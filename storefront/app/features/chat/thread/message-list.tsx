import { t } from '@rialto/texts/text.ts';
import { ArrowDown } from 'lucide-react';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { PagingSentinel } from '@rialto/ui/lists/paging-sentinel.tsx';
import { recentDayText } from '../../../words/recent-day.ts';
import { IncomingAnnouncer } from './incoming-announcer.tsx';
import { lastSeen } from './merge-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import { groupMessages } from './message-groups.ts';
import type { PendingMessage } from '../compose/outbox.ts';
import { PendingBubble } from './pending-bubble.tsx';
import { ThreadEmpty } from './thread-empty.tsx';
import { useScrollEnd } from './use-scroll-end.ts';
import { useSeen } from './use-seen.ts';
import type { LoadedThread } from './use-thread.ts';

type Props = { thread: LoadedThread; pending: PendingMessage[] };

/** The messages of a conversation; scrolling up loads the earlier ones. */
export function MessageList({ thread, pending }: Props) {
  const { conversation, messages, older } = thread;
  const lastKey = pending.at(-1)?.key ?? messages.at(-1)?.id ?? 0;
  const { ref, isAtEnd, onScroll, toEnd } = useScrollEnd(lastKey);
  useSeen(conversation, isAtEnd);
  if (messages.length === 0 && pending.length === 0) return <ThreadEmpty conversation={conversation} />;
  return (
    <div className="relative min-h-0 flex-1">
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        ref={ref}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={t('chat.with', { name: conversation.name })}
        tabIndex={0}
        className="flex size-full flex-col-reverse overflow-y-auto overscroll-contain px-3 outline-offset-[-2px] sm:px-5"
      >
        <div className="py-4">
          <PagingSentinel {...older} rootMargin="200px" moreLabel={t('chat.older')} loadingLabel={t('chat.loading')} />
          <Messages thread={thread} pending={pending} />
        </div>
      </div>
      <IncomingAnnouncer messages={messages} name={conversation.name} />
      {!isAtEnd && (
        <IconButton
          label={t('chat.to_latest')}
          kind="overlay"
          count={conversation.unread_message_count}
          onClick={toEnd}
          className="absolute! end-4 bottom-4"
        >
          <ArrowDown aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

function Messages({ thread: { conversation, messages }, pending }: Props) {
  const isOnline = useIsOnline();
  const seenUpTo = lastSeen(messages);
  return (
    <ol className="flex flex-col">
      {groupMessages(messages).map(({ message, isNewDay, isLast, isOrderNew }) => (
        <li key={message.id} className={classNames('flex flex-col', isLast ? 'mb-3' : 'mb-1')}>
          {isNewDay && <DayLine moment={message.created_at} />}
          <MessageBubble
            message={message}
            name={conversation.name}
            isSeen={message.id <= seenUpTo}
            isLast={isLast}
            isOrderNew={isOrderNew}
          />
        </li>
      ))}
      {pending.map((message) => (
        <li key={message.key} className="mb-3 flex flex-col">
          <PendingBubble message={message} isOnline={isOnline} />
        </li>
      ))}
    </ol>
  );
}

function DayLine({ moment }: { moment: string }) {
  return (
    <p className="my-3 self-center rounded-full bg-surface px-3 py-1 text-xs font-medium text-ink-soft shadow-1">
      <time dateTime={moment}>{recentDayText(moment)}</time>
    </p>
  );
}
