import { currentLanguage } from '@rialto/texts/text.ts';
import { useSyncExternalStore } from 'react';

type Props = { at: number; text: (when: string) => string };

/** A day and time by the reader's own clock, which only their browser knows: until it runs, by the world's. */
export function LocalMoment({ at, text }: Props) {
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const format = new Intl.DateTimeFormat(currentLanguage() === 'ar' ? 'ar-EG' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(!isBrowser && { timeZone: 'UTC', timeZoneName: 'short' }),
  });
  // Servers and browsers differ in which space they put before am and pm.
  const when = format.format(at).replaceAll(/\s/gu, ' ');
  return <time dateTime={new Date(at).toISOString()}>{text(when)}</time>;
}
