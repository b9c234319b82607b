import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { findLandingContent } from './content.sql.ts';
import { emptyLanding } from './empty-shop.ts';

export async function readLandingContent(db: Sql): Promise<LandingContent> {
  return (await findLandingContent(db)) ?? emptyLanding;
}
