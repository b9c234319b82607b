import { listContactMessages } from '@rialto/contract/calls/console/inbox.ts';
import { listStaffConversations } from '@rialto/contract/calls/chat/staff-conversations.ts';
import { t } from '@rialto/texts/text.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { MoreButton } from '../../cards/more-button.tsx';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { callApi } from '../../platform/api.ts';
import { useOwnAccount } from '../../platform/own-account.ts';
import { useLiveEvents } from '../../platform/live.ts';
import { pagesOf, rowsOf } from '../../platform/pages.ts';
import { invalidate, keyOf, queryOf } from '../../platform/query.ts';
import { number } from '../../words/times.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ContactList } from './contact-list.tsx';

const TABS_ID = 'conversations';
const POLL_MS = 30_000;

/** One inbox: chats of customers, and messages of the contact form. */
export function ConversationsPage() {
  const [params, setParams] = useSearchParams();
  const isOfStore = useOwnAccount().store_ids !== null;
  const active = params.get('list') === 'contact' ? 'contact' : 'chat';
  const chats = useInfiniteQuery({
    ...pagesOf(keyOf(listStaffConversations, { query: {} }), (page, signal) =>
      callApi(listStaffConversations, { query: page, signal }),
    ),
    refetchInterval: POLL_MS,
  });
  const contact = useQuery({
    ...queryOf(listContactMessages, { query: { list: 'open', limit: 1, offset: 1 } }),
    enabled: !isOfStore,
    refetchInterval: POLL_MS,
  });
  useLiveEvents(({ name }) => {
    if (['message', 'messages_seen', 'reset'].includes(name)) invalidate(listStaffConversations);
  });
  const countOf = (count: number | undefined) => (count ? number(count) : undefined);
  const tabs = [
    { id: 'chat', label: t('console.conversations_chat'), count: countOf(chats.data?.pages[0]?.unread_message_count) },
    ...(isOfStore
      ? []
      : [{ id: 'contact', label: t('console.conversations_contact'), count: countOf(contact.data?.open_count) }]),
  ];
  return (
    <>
      <PageHeader title={t('console.nav_conversations')} />
      <Tabs
        id={TABS_ID}
        label={t('console.nav_conversations')}
        tabs={tabs}
        active={active}
        onSelect={(list) => setParams(list === 'chat' ? {} : { list }, { replace: true })}
      />
      <TabPanel tabsId={TABS_ID} id="chat" active={active} className="mt-5">
        <QueryState query={chats} skeleton={<Skeleton className="h-64" />}>
          {({ pages }) => {
            const conversations = rowsOf(pages.map((page) => page.conversations));
            if (conversations.length === 0)
              return (
                <EmptyState picture={<MessagesSquare className="size-7" />} title={t('console.conversations_none')} />
              );
            return (
              <Chats
                chosen={Number(params.get('id')) || null}
                conversations={conversations}
                more={<MoreButton query={chats} className="mt-3 w-full" />}
              />
            );
          }}
        </QueryState>
      </TabPanel>
      <TabPanel tabsId={TABS_ID} id="contact" active={active} className="mt-5">
        {!isOfStore && <ContactList />}
      </TabPanel>
    </>
  );
}

type Conversations = Parameters<typeof ConversationList>[0]['conversations'];

type ChatsProps = { chosen: number | null; conversations: Conversations; more: ReactNode };

function Chats({ chosen, conversations, more }: ChatsProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-[20rem_1fr]">
      <div className={chosen === null ? undefined : 'max-md:hidden'}>
        <ConversationList conversations={conversations} chosen={chosen} />
        {more}
      </div>
      {chosen === null ? (
        <p className="grid h-64 place-items-center rounded-xl bg-sunken text-ink-soft max-md:hidden">
          {t('console.conversations_choose')}
        </p>
      ) : (
        <Conversation key={chosen} id={chosen} />
      )}
    </div>
  );
}
