import type { listDemoMail } from '@rialto/contract/calls/demo-mail.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { longMomentText } from '../../words/dates.ts';
import { useTimeZone } from '../../words/use-time-zone.ts';
import { Inbox, Mail, MessageSquareText } from 'lucide-react';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

type Message = Reply<typeof listDemoMail>['messages'][number];

/** Latest first. */
export function DemoMail({ messages }: { messages: Message[] }) {
  if (messages.length === 0) {
    return (
      <EmptyState
        picture={<Inbox strokeWidth={1.5} aria-hidden />}
        title={t('mailbox.empty')}
        text={t('mailbox.empty_text')}
      />
    );
  }
  return (
    <ul aria-label={t('mailbox.title')} className="mt-6 flex flex-col gap-3">
      {messages.map((message) => (
        <li key={message.id}>
          <Letter message={message} />
        </li>
      ))}
    </ul>
  );
}

function Letter({ message: { channel, recipient, subject, text, created_at } }: { message: Message }) {
  const Icon = channel === 'email' ? Mail : MessageSquareText;
  const timeZone = useTimeZone();
  return (
    <article className="flex items-start gap-4 rounded-lg border border-hairline bg-surface p-4 shadow-1 sm:p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon className="size-5" aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          <span className="min-w-0 break-all">
            {channel === 'email' ? t('mailbox.mail_to') : t('mailbox.sms_to')}{' '}
            <bdi dir="ltr" className="font-medium text-ink">
              {recipient}
            </bdi>
          </span>
          <time dateTime={created_at}>{longMomentText(created_at, timeZone)}</time>
        </p>
        <h2 className="mt-1 text-base font-semibold text-ink" dir="auto">
          {subject}
        </h2>
        <p className="mt-1 text-md break-words whitespace-pre-line text-ink-soft" dir="auto">
          <WithCode text={text} />
        </p>
      </div>
    </article>
  );
}

/** Highlights the code and makes it easy to copy. */
function WithCode({ text }: { text: string }) {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) return text;
  const [before, after] = text.split(code, 2);
  return (
    <>
      {before}
      <strong className="rounded-xs bg-sunken px-1.5 py-0.5 font-bold tracking-wider text-ink tabular-nums select-all">
        {code}
      </strong>
      {after}
    </>
  );
}
