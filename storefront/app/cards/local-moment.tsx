import { useSyncExternalStore } from 'react';
import { dayAndTime, formatDate } from '../words/dates.ts';

type Props = { at: number; text: (when: string) => string };

/** A day and time in the reader's time zone, which only the browser knows. The server renders it in UTC. */
export function LocalMoment({ at, text }: Props) {
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const utc = { timeZone: 'UTC', timeZoneName: 'short' } as const;
  // Servers and browsers differ in the space they put before am and pm.
  const when = formatDate(at, { ...dayAndTime, ...(!isBrowser && utc) }).replaceAll(/\s/gu, ' ');
  return <time dateTime={new Date(at).toISOString()}>{text(when)}</time>;
}
