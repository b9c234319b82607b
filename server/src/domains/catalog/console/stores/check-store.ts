import type { StoreInput } from '@rialto/contract/calls/console/stores.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { checkPictures } from '../check-references.ts';
import { hasTimezone, hasZone } from './store-record.sql.ts';

/** Refuses fields that contradict each other or name something that does not exist. */
export async function checkStore(tx: Sql, fields: Required<StoreInput>): Promise<void> {
  const { discount, delivery_minutes: minutes } = fields;
  if (discount && Date.parse(discount.ends_at) <= Date.parse(discount.starts_at))
    throw new RefusalError({ code: 'discount_window_invalid' });
  if (minutes.max < minutes.min) throw new RefusalError({ code: 'delivery_minutes_invalid' });
  if (!(await hasZone(tx, fields.zone_id))) throw new RefusalError({ code: 'zone_not_served' });
  if (!(await hasTimezone(tx, fields.timezone))) throw new RefusalError({ code: 'timezone_unknown' });
  await checkPictures(tx, [fields.logo, fields.cover]);
}
