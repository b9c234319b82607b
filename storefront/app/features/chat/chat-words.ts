import type { ChatMessage, ChatParty } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { formatDate } from '../../words/dates.ts';

const DAY_MS = 86_400_000;

/** The time of a message on the reader's clock, such as 14:05. */
export function clockText(moment: string): string {
  return formatDate(moment, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
}

/** A day in the reader's time zone, to compare days. */
export function dayOf(moment: string | number): string {
  return new Date(moment).toDateString();
}

/** Today, yesterday, or the date. */
export function dayText(moment: string, now = Date.now()): string {
  if (dayOf(moment) === dayOf(now)) return t('chat.today');
  if (dayOf(moment) === dayOf(now - DAY_MS)) return t('chat.yesterday');
  return formatDate(moment, { day: 'numeric', month: 'long', ...(isThisYear(moment, now) ? {} : { year: 'numeric' }) });
}

/** The age of a conversation: a time today, else a day. */
export function ageText(moment: string, now = Date.now()): string {
  if (dayOf(moment) === dayOf(now)) return clockText(moment);
  if (dayOf(moment) === dayOf(now - DAY_MS)) return t('chat.yesterday');
  return formatDate(moment, { day: 'numeric', month: 'short' });
}

const isThisYear = (moment: string, now: number) => new Date(moment).getFullYear() === new Date(now).getFullYear();

/** One line of a message for the list; photos without a text are counted. */
export function previewText({ message, file_full_url }: Pick<ChatMessage, 'message' | 'file_full_url'>): string {
  return message.replaceAll(/\s+/g, ' ') || t('chat.photos', { count: file_full_url.length });
}

export function partyText(party: ChatParty): string {
  if (party === 'store') return t('chat.store');
  return party === 'delivery_man' ? t('chat.courier') : t('chat.shop');
}
