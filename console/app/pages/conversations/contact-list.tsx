import { listContactMessages, markContactMessage, type ContactMessage } from '@rialto/contract/calls/console/inbox.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { CircleCheck, Mail } from 'lucide-react';
import { useNow } from '../../platform/use-now.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { shortMoment } from '../../words/times.ts';

/** Messages of the contact form that wait for an answer by email. */
export function ContactList({ messages }: { messages: readonly ContactMessage[] }) {
  if (messages.length === 0)
    return (
      <EmptyState
        picture={<CircleCheck className="size-7" />}
        title={t('console.conversations_no_contact')}
        text={t('console.decisions_done_text')}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {messages.map((message) => (
        <Contact key={message.id} message={message} />
      ))}
    </div>
  );
}

function Contact({ message }: { message: ContactMessage }) {
  const now = useNow(60_000);
  const changes = [listContactMessages];
  const undo = useAction(markContactMessage, { changes });
  const params = { id: message.id };
  const { run, isRunning } = useAction(markContactMessage, {
    changes,
    onDone: ({ message: text }) => {
      const action = {
        label: t('console.undo'),
        onAction: () => undo.run({ params, body: { is_answered: 0 } }),
      };
      toasts.show({ kind: 'success', text, action, durationMs: 8_000 });
    },
  });
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
        <Button size="sm" isLoading={isRunning} onClick={() => run({ params, body: { is_answered: 1 } })}>
          {t('console.conversations_answered')}
        </Button>
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
