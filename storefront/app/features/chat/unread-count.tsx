import { t } from '@rialto/texts/text.ts';
import { useEffect } from 'react';
import { usePolledQuery } from '../../platform/query/use-polled-query.ts';
import { readDevice } from '../../platform/session/device.ts';
import { CountBadge } from '@rialto/ui/feedback/badge.tsx';
import { followChat } from './follow-chat.ts';
import { inboxQuery, POLL_MS } from './inbox.ts';

/** How many messages are unread, for the bar. It also sends what an earlier page could not send. */
export function UnreadCount({ owner }: { owner: string | undefined }) {
  const inbox = usePolledQuery(inboxQuery(), () => POLL_MS);
  useEffect(followChat, []);
  useEffect(() => {
    if (owner && readDevice('chat_outbox') !== null) void resume(owner);
  }, [owner]);
  const count = inbox.kind === 'ready' ? inbox.data.unread_message_count : 0;
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">, {t('chat.unread', { count })}</span>
      <span className="absolute -end-1 -top-1" aria-hidden>
        <CountBadge count={count} />
      </span>
    </>
  );
}

async function resume(owner: string): Promise<void> {
  const { resumeOutbox } = await import('./compose/outbox.ts');
  await resumeOutbox(owner);
}
