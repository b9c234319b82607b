import { t } from '@rialto/texts/text.ts';
import { MessageCircleOff, WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isRefusedAs } from '../../../platform/api/is-refused-as.ts';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { ChatFailed } from '../chat-failed.tsx';
import type { ChatTarget } from '../chat-target.ts';
import { Composer } from '../compose/composer.tsx';
import { MessageList } from './message-list.tsx';
import { usePending } from '../compose/outbox.ts';
import { ThreadHead } from './thread-head.tsx';
import { useThread, type LoadedThread } from './use-thread.ts';

type Props = { owner: string; target: ChatTarget; orderId: number | null; backTo: string };

/** One conversation: who it is with, its messages, and where to write. */
export function Thread({ owner, target, orderId, backTo }: Props) {
  const thread = useThread(target);
  const conversation = thread.kind === 'ready' ? thread.conversation : null;
  return (
    <>
      <ThreadHead conversation={conversation} backTo={backTo} />
      {thread.kind === 'loading' && <Loading />}
      {thread.kind === 'error' && <Unavailable thrown={thread.error} onRetry={thread.retry} />}
      {thread.kind === 'ready' && <Open owner={owner} target={target} thread={thread} orderId={orderId} />}
    </>
  );
}

type OpenProps = Omit<Props, 'backTo'> & { thread: LoadedThread };

function Open({ owner, target, thread, orderId }: OpenProps) {
  const [order, setOrder] = useState(orderId);
  const pending = usePending(target);
  const isOnline = useIsOnline();
  const { conversation } = thread;
  return (
    <>
      <MessageList thread={thread} pending={pending} />
      {!isOnline && (
        <Note>
          <WifiOff className="size-4 shrink-0" aria-hidden />
          {t('chat.waiting_note')}
        </Note>
      )}
      {conversation.can_write === 1 ? (
        <Composer
          owner={owner}
          target={target}
          name={conversation.name}
          orderId={order}
          onOrderOff={() => setOrder(null)}
        />
      ) : (
        <Note>
          {target.type === 'store' ? t('chat.closed_store') : t('chat.closed_courier', { name: conversation.name })}
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 border-t border-hairline bg-surface px-4 py-3 text-center text-sm text-ink-soft"
    >
      {children}
    </p>
  );
}

function Unavailable({ thrown, onRetry }: { thrown: unknown; onRetry: () => void }) {
  return (
    <div className="grid min-h-0 flex-1 place-items-center">
      {isRefusedAs(thrown, 'conversation_unknown') ? (
        <EmptyState
          isCompact
          picture={<MessageCircleOff strokeWidth={1.5} aria-hidden />}
          title={t('chat.not_found_title')}
          text={t('chat.not_found_text')}
        />
      ) : (
        <ChatFailed text={t('chat.failed_thread')} onRetry={onRetry} />
      )}
    </div>
  );
}

const LINES = ['w-2/5', 'ms-auto w-1/2', 'w-3/5', 'ms-auto w-1/3'];

function Loading() {
  return (
    <SkeletonGroup label={t('chat.loading')} className="flex min-h-0 flex-1 flex-col justify-end gap-3 p-5">
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-12 rounded-lg ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
