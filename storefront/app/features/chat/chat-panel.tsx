import { t } from '@rialto/texts/text.ts';
import { Headset, MessagesSquare, Search, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../platform/navigation/link.tsx';
import { useLatestData } from '../../platform/query/use-latest-data.ts';
import { usePolledQuery } from '../../platform/query/use-polled-query.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import type { ChatTarget } from './chat-target.ts';
import { ConversationList, FoundList, type Choice } from './conversation-list.tsx';
import { followChat } from './follow-chat.ts';
import { inboxQuery, POLL_MS, type Inbox } from './inbox.ts';
import { resumeOutbox } from './compose/outbox.ts';
import { Thread } from './thread/thread.tsx';

type Props = {
  /** The customer, by the code that no other has. */
  owner: string;
  open: ChatTarget | null;
  /** The order that the first message is about. */
  orderId: number | null;
  urlOf: (target: ChatTarget | null) => string;
};

/** All conversations beside the open one; on a phone one of the two (MSG-01). */
export function ChatPanel({ owner, open, orderId, urlOf }: Props) {
  useEffect(() => void resumeOutbox(owner), [owner]);
  useEffect(followChat, []);
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg border border-hairline bg-surface md:h-[calc(100dvh-15.5rem)] md:max-h-[54rem] md:min-h-112 md:grid-cols-[minmax(15rem,21rem)_minmax(0,1fr)] lg:h-[calc(100dvh-13.5rem)]">
      <Conversations open={open} urlOf={urlOf} />
      <section
        aria-label={t('chat.choose_title')}
        className={classNames(
          'flex min-h-0 flex-col bg-sunken max-md:fixed max-md:inset-x-0 max-md:top-16 max-md:z-(--z-sticky) max-md:h-[calc(100dvh-4rem)]',
          !open && 'max-md:hidden',
        )}
      >
        {open ? (
          <Thread key={`${open.type} ${open.id}`} owner={owner} target={open} orderId={orderId} backTo={urlOf(null)} />
        ) : (
          <NothingOpen urlOf={urlOf} />
        )}
      </section>
    </div>
  );
}

function Conversations({ open, urlOf }: Choice) {
  const [typed, setTyped] = useState('');
  const result = usePolledQuery(inboxQuery(), () => POLL_MS);
  const data = useLatestData<Inbox>(result);
  const text = typed.trim();
  return (
    <nav aria-label={t('chat.conversations')} className="flex min-h-0 flex-col md:border-e md:border-hairline">
      <div className="flex items-center gap-2 p-3">
        <SearchField typed={typed} onTyped={setTyped} />
        <Link
          to={urlOf({ type: 'admin', id: null })}
          preventScrollReset
          aria-label={t('chat.message_support')}
          title={t('chat.message_support')}
          className={buttonClass({ kind: 'secondary', className: 'px-3!' })}
        >
          <Headset className="size-5" aria-hidden />
        </Link>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-1.5 pb-3">
        {text ? (
          <FoundList text={text} open={open} urlOf={urlOf} />
        ) : (
          <ConversationList inbox={{ kind: result.kind, data, retry: result.refetch }} open={open} urlOf={urlOf} />
        )}
      </div>
    </nav>
  );
}

function SearchField({ typed, onTyped }: { typed: string; onTyped: (text: string) => void }) {
  return (
    <Box>
      <Search className="size-4.5 shrink-0 text-ink-soft" aria-hidden />
      <input
        type="search"
        dir="auto"
        value={typed}
        maxLength={100}
        aria-label={t('chat.search')}
        placeholder={t('chat.search')}
        onChange={(event) => onTyped(event.currentTarget.value)}
        className="min-w-0 flex-1 bg-transparent py-2 text-base outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {typed && (
        <IconButton label={t('search.clear')} size="sm" className="-me-2" onClick={() => onTyped('')}>
          <X aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-full border border-hairline bg-ground px-3.5 focus-within:border-accent">
      {children}
    </span>
  );
}

function NothingOpen({ urlOf }: Pick<Props, 'urlOf'>) {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        picture={<MessagesSquare strokeWidth={1.5} aria-hidden />}
        title={t('chat.choose_title')}
        text={t('chat.answer_hint')}
      >
        <Link to={urlOf({ type: 'admin', id: null })} preventScrollReset className={buttonClass({ kind: 'secondary' })}>
          <Headset className="size-5" aria-hidden />
          {t('chat.message_support')}
        </Link>
      </EmptyState>
    </div>
  );
}
