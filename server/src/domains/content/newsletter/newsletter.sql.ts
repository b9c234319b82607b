import type { Sql } from '@rialto/database/sql.ts';

export type SubscriberCounts = { all: number; inArabic: number };
export type Subscriber = { email: string; language: string; createdAt: Date };

export async function countSubscribers(db: Sql): Promise<SubscriberCounts> {
  const [row] = await db<SubscriberCounts[]>`
    select count(*) as "all", count(*) filter (where language = 'ar') as "inArabic" from newsletter_subscribers`;
  return row ?? { all: 0, inArabic: 0 };
}

/** The next subscribers in the order of their addresses, from the first one if `after` is empty. */
export function subscribersAfter(db: Sql, after: string, limit: number): Promise<Subscriber[]> {
  return db<Subscriber[]>`
    select email, language, created_at as "createdAt" from newsletter_subscribers
    where email > ${after} order by email limit ${limit}`;
}
