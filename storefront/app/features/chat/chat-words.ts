import type { ChatMessage, ChatParty } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';

/** One line of a message for the list; photos without a text are counted. */
export function previewText({ message, file_full_url }: Pick<ChatMessage, 'message' | 'file_full_url'>): string {
  return message.replaceAll(/\s+/g, ' ') || t('chat.photos', { count: file_full_url.length });
}

export function partyText(party: ChatParty): string {
  if (party === 'store') return t('chat.store');
  return party === 'delivery_man' ? t('chat.courier') : t('chat.shop');
}
