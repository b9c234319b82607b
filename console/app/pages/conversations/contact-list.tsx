import { listContactMessages, markContactMessage, type ContactMessage } from '@rialto/contract/calls/console/inbox.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { MoreButton } from '../../cards/more-button.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { callApi } from '../../platform/api.ts';
import { pagesOf, rowsOf } from '../../platform/pages.ts';
import { keyOf } from '../../platform/query.ts';
import { useNow } from '../../platform/use-now.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { shortMoment } from '../../words/times.ts';

type List = 'open' | 'answered';

/** Messages of the contact form: those that wait for an answer by email, and those that had one. */
export function ContactList() {
  const [list, setList] = useState<List>('open');
  const query = useInfiniteQuery({
    ...pagesOf(keyOf(listContactMessages, { query: { list } }), (page, signal) =>
      callApi(listContactMessages, { query: { list, ...page }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  const labels = { open: t('console.conversations_list_open'), answered: t('console.conversations_list_answered') };
  return (
    <>
      <ChipRow label={t('console.conversations_contact')} className="mb-4">
        {(['open', 'answered'] as const).map((name) => (
          <ChoiceChip key={name} isChosen={list === name} onClick={() => setList(name)}>
            {labels[name]}
          </ChoiceChip>
        ))}
      </ChipRow>
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {({ pages }) => {
          const messages = rowsOf(pages.map((page) => page.messages));
          if (messages.length === 0) return <NoMessages list={list} />;
          return (
            <div className="flex flex-col gap-4">
              {messages.map((message) => (
                <Contact key={message.id} message={message} />
              ))}
            </div>
          );
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}

function NoMessages({ list }: { list: List }) {
  const isOpen = list === 'open';
  return (
    <EmptyState
      picture={<CircleCheck className="size-7" />}
      title={isOpen ? t('console.conversations_no_contact') : t('console.conversations_none_answered')}
      text={isOpen ? t('console.decisions_done_text') : undefined}
    />
  );
}

/** Marks a message as answered or open again, which can be undone. */
function useMark(message: ContactMessage) {
  const isAnswered = message.answered_at !== null;
  const changes = [listContactMessages];
  const undo = useAction(markContactMessage, { changes });
  const params = { id: message.id };
  const { run, isRunning } = useAction(markContactMessage, {
    changes,
    onDone: ({ message: text }) => {
      const action = {
        label: t('console.undo'),
        onAction: () => undo.run({ params, body: { is_answered: isAnswered ? 1 : 0 } }),
      };
      toasts.show({ kind: 'success', text, action, durationMs: 8_000 });
    },
  });
  const mark = () => run({ params, body: { is_answered: isAnswered ? 0 : 1 } });
  return { isAnswered, isRunning, mark };
}

function Contact({ message }: { message: ContactMessage }) {
  const now = useNow(60_000);
  const { isAnswered, isRunning, mark } = useMark(message);
  return (
    <article className="rounded-xl border border-hairline bg-surface p-4 sm:p-5">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-base font-bold text-ink">
          <bdi>{message.name}</bdi>
        </h2>
        <p className="text-sm text-ink-soft">{topicText(message.topic)}</p>
        {message.is_suspected === 1 && <Badge tone="warning">{t('console.conversations_suspected')}</Badge>}
        <time dateTime={message.created_at} className="ms-auto text-sm text-ink-soft tabular-nums">
          {shortMoment(message.created_at, null, now)}
        </time>
      </header>
      <p className="break-words whitespace-pre-line text-ink">
        <bdi>{message.message}</bdi>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={`mailto:${message.email}`} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          <Mail className="size-4" aria-hidden />
          <span dir="ltr">{message.email}</span>
        </a>
        <Button size="sm" kind="secondary" isLoading={isRunning} onClick={mark}>
          {isAnswered ? t('console.conversations_open_again') : t('console.conversations_answered')}
        </Button>
        {message.answered_at !== null && (
          <p className="self-center text-sm text-ink-soft">
            {t('console.conversations_answered_at', { time: shortMoment(message.answered_at, null, now) })}
          </p>
        )}
      </div>
    </article>
  );
}

function topicText(topic: string): string {
  const topics: Record<string, string> = {
    order: t('console.conversations_topic_order'),
    account: t('console.conversations_topic_account'),
    store: t('console.conversations_topic_store'),
    courier: t('console.conversations_topic_courier'),
  };
  return topics[topic] ?? t('console.conversations_topic_other');
}
