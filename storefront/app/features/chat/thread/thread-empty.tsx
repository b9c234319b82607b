import type { Conversation } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { MessageCircle } from 'lucide-react';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** A conversation before its first message: what one can ask. */
export function ThreadEmpty({ conversation: { receiver_type, name } }: { conversation: Conversation }) {
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
      <EmptyState
        isCompact
        picture={<MessageCircle strokeWidth={1.5} aria-hidden />}
        title={t('chat.empty_title')}
        text={invitation(receiver_type, name)}
      />
    </div>
  );
}

function invitation(party: Conversation['receiver_type'], name: string): string {
  if (party === 'store') return t('chat.empty_store', { name });
  return party === 'delivery_man' ? t('chat.empty_courier', { name }) : t('chat.empty_shop');
}
