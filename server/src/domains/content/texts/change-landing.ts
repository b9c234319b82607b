import type { LandingTexts } from '@rialto/contract/calls/console/texts.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { emptyLanding } from '../empty-shop.ts';
import { checkShownPictures } from './check-shown-pictures.ts';
import { lockLanding, writeLanding } from './texts.sql.ts';
import { landingTexts, storedLanding } from './texts.view.ts';

type Change = { staff: Staff; now: Date; changes: Partial<LandingTexts> };

/** Changes the given texts of the landing page (OPS-12). */
export function changeLanding(db: Sql, { staff, now, changes }: Change): Promise<LandingTexts> {
  return inTransaction(db, async (tx) => {
    const before = landingTexts((await lockLanding(tx)) ?? emptyLanding);
    const after = { ...before, ...changes };
    await checkShownPictures(tx, [after.header_image, ...after.offerings.map(({ image }) => image)]);
    await writeLanding(tx, storedLanding(after));
    const change = { action: 'changeLanding', subject: 'landing_page' as const, subjectId: 1 };
    await recordChange(tx, { staff, now, ...change, before, after });
    return after;
  });
}
