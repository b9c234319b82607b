import type { Conversation } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { ChevronLeft } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { Skeleton, SkeletonCircle } from '@rialto/ui/feedback/skeleton.tsx';
import { partyText } from '../chat-words.ts';
import { PartyPicture } from '../party-picture.tsx';

/** Who the conversation is with. On a phone it leads back to the list. */
export function ThreadHead({ conversation, backTo }: { conversation: Conversation | null; backTo: string }) {
  return (
    <header className="flex min-h-18 items-center gap-3 border-b border-hairline bg-surface px-3 py-2 sm:px-5">
      <Link
        to={backTo}
        preventScrollReset
        aria-label={t('chat.all')}
        className={iconButtonClass({ className: '-ms-2 md:hidden' })}
      >
        <ChevronLeft className="mirror" aria-hidden />
      </Link>
      {conversation ? (
        <>
          <PartyPicture {...conversation} />
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-lg font-bold text-ink">
              <bdi>{conversation.name}</bdi>
            </h2>
            <p className="truncate text-sm text-ink-soft">{partyText(conversation.receiver_type)}</p>
          </div>
        </>
      ) : (
        <>
          <SkeletonCircle className="size-12" />
          <Skeleton className="h-5 w-40 rounded-xs" />
        </>
      )}
    </header>
  );
}
