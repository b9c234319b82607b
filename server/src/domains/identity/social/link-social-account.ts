import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { insertSocialAccount } from './social.sql.ts';

type Social = { provider: string; subject: string };

export async function linkSocialAccount(tx: Sql, customerId: CustomerId, social: Social, now: Date): Promise<void> {
  const { provider, subject } = social;
  const isNew = await insertSocialAccount(tx, { provider, subject, customerId, now });
  if (!isNew) throw new RefusalError({ code: 'account_exists' });
}
