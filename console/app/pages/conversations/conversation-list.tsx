import type { StaffConversation } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Link } from 'react-router';
import { useNow } from '../../platform/use-now.ts';
import { number, shortMoment } from '../../words/times.ts';

type Props = { conversations: readonly StaffConversation[]; chosen: number | null };

/** Conversations, latest message first. */
export function ConversationList({ conversations, chosen }: Props) {
  const now = useNow(60_000);
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-xl border border-hairline bg-surface">
      {conversations.map((conversation) => {
        const { id, name, store_name: store, unread_message_count: unread, last_message: last } = conversation;
        return (
          <li key={id}>
            <Link
              to={{ search: `?id=${id}` }}
              aria-current={id === chosen ? 'true' : undefined}
              className={classNames('block px-4 py-3 hover:bg-wash', id === chosen && 'bg-accent-soft')}
            >
              <span className="flex items-baseline gap-2">
                <bdi className={classNames('truncate text-ink', unread > 0 ? 'font-bold' : 'font-semibold')}>
                  {name}
                </bdi>
                <span className="truncate text-xs text-ink-soft">{store ?? t('console.conversations_shop')}</span>
                {last && (
                  <time dateTime={last.created_at} className="ms-auto shrink-0 text-xs text-ink-soft tabular-nums">
                    {shortMoment(last.created_at, null, now)}
                  </time>
                )}
              </span>
              <span className="mt-0.5 flex items-center gap-2">
                <bdi className="min-w-0 flex-1 truncate text-sm text-ink-soft">
                  {last?.message || t('console.conversations_picture')}
                </bdi>
                {unread > 0 && (
                  <Badge tone="accent" look="solid">
                    {number(unread)}
                    <span className="sr-only">{t('console.conversations_unread')}</span>
                  </Badge>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
