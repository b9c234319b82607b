import type { ChatMessage, Conversation } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { CheckCheck, ImageIcon } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { CountBadge } from '@rialto/ui/feedback/badge.tsx';
import { ageText } from '../../words/recent-day.ts';
import { partyText, previewText } from './chat-words.ts';
import { PartyPicture } from './party-picture.tsx';

type Props = { conversation: Conversation; message: ChatMessage | null; to: string; isOpen: boolean };

/** A conversation in the list: who, the message that is shown of it, when, and how many are unread. */
export function ConversationRow({ conversation, message, to, isOpen }: Props) {
  const { name, receiver_type, unread_message_count: unread } = conversation;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen || undefined}
      className="flex min-h-18 items-center gap-3 rounded-md px-3 py-2.5 transition hover:bg-wash aria-[current]:bg-accent-soft"
    >
      <PartyPicture {...conversation} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 flex-1 truncate font-semibold text-ink">{name}</bdi>
          {message && (
            <time
              dateTime={message.created_at}
              className={classNames(
                'shrink-0 text-xs',
                unread > 0 ? 'font-semibold text-accent-text' : 'text-ink-soft',
              )}
            >
              {ageText(message.created_at)}
            </time>
          )}
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <Preview message={message} isUnread={unread > 0} fallback={partyText(receiver_type)} />
          {unread > 0 && (
            <>
              <span className="sr-only">{t('chat.unread', { count: unread })}</span>
              <span aria-hidden className="shrink-0">
                <CountBadge count={unread} />
              </span>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}

function Preview({
  message,
  isUnread,
  fallback,
}: {
  message: ChatMessage | null;
  isUnread: boolean;
  fallback: string;
}) {
  const isOwn = message?.sender_type === 'customer';
  return (
    <span
      className={classNames(
        'flex min-w-0 flex-1 items-center gap-1 text-sm',
        isUnread ? 'font-medium text-ink' : 'text-ink-soft',
      )}
    >
      {isOwn && message.is_seen === 1 && <CheckCheck className="size-4 shrink-0 text-accent-text" aria-hidden />}
      {message && message.file_full_url.length > 0 && <ImageIcon className="size-4 shrink-0" aria-hidden />}
      {isOwn && <span className="sr-only">{t('chat.you')}: </span>}
      <bdi className="truncate">{message ? previewText(message) : fallback}</bdi>
    </span>
  );
}
