import type { Sql } from '@rialto/database/sql.ts';
import type { Period } from './period.sql.ts';
import type { Stretch } from './rows.sql.ts';
import { findAddedDays } from './summary.sql.ts';

/** Where the figures of a time are read: days that are added up, and stretches whose rows must be. */
export type FigureSources = { days: string[]; stretches: Stretch[] };

/** Everything from the beginning of a period, or of the one before it, until its end. Hours are never kept. */
export async function findSources(
  db: Sql,
  { endsAt, bucket, timeZone }: Period,
  startsAt: Date,
): Promise<FigureSources> {
  if (bucket === 'hour') return { days: [], stretches: [{ startsAt, endsAt, unit: 'hour', timeZone }] };
  const added = await findAddedDays(db, { startsAt, endsAt, timeZone });
  const stretches: Stretch[] = [];
  let covered = startsAt;
  for (const day of [...added, { startsAt: endsAt, endsAt }]) {
    if (day.startsAt > covered) stretches.push({ startsAt: covered, endsAt: day.startsAt, unit: 'day', timeZone });
    covered = day.endsAt;
  }
  return { days: added.map(({ day }) => day), stretches };
}
