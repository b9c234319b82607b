import type { CustomerId } from '@rialto/database/ids.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { updateSettings } from './profile.sql.ts';

type SettingsForm = {
  language: string | undefined;
  notifiesOrders: number | undefined;
  notifiesOffers: number | undefined;
};

/** Changes only the settings that the form contains. Offers are sent with the newsletter (ACC-10). */
export function changeSettings(
  { db, settings }: Pick<IdentityDeps, 'db' | 'settings'>,
  customerId: CustomerId,
  form: SettingsForm,
): Promise<void> {
  const notifiesOffers = booleanOrNull(form.notifiesOffers);
  return inTransaction(db, async (tx) => {
    const reader = await updateSettings(tx, customerId, {
      language: form.language ?? null,
      notifiesOrders: booleanOrNull(form.notifiesOrders),
      notifiesOffers,
    });
    if (reader && notifiesOffers !== null) await settings.hooks.onOffersChosen(tx, reader, notifiesOffers);
  });
}

function booleanOrNull(flag: number | undefined): boolean | null {
  return flag === undefined ? null : flag === 1;
}
