import type { Sql } from '@rialto/database/sql.ts';
import { countSubscribers } from './newsletter.sql.ts';

/** How many read the newsletter, and how many of them in Arabic. */
export async function readNewsletter(db: Sql): Promise<{ subscribers: number; in_arabic: number }> {
  const { all, inArabic } = await countSubscribers(db);
  return { subscribers: all, in_arabic: inArabic };
}
