import type { Sql } from '@rialto/database/sql.ts';
import { updateSettings } from './profile.sql.ts';

type SettingsForm = {
  language: string | undefined;
  notifiesOrders: number | undefined;
  notifiesOffers: number | undefined;
};

/** Changes only the settings that the form contains. ACC-10. */
export async function changeSettings(db: Sql, customerId: number, form: SettingsForm): Promise<void> {
  await updateSettings(db, customerId, {
    language: form.language ?? null,
    notifiesOrders: booleanOrNull(form.notifiesOrders),
    notifiesOffers: booleanOrNull(form.notifiesOffers),
  });
}

function booleanOrNull(flag: number | undefined): boolean | null {
  return flag === undefined ? null : flag === 1;
}
