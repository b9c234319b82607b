import type { ServiceName } from '@rialto/contract/calls/console/services.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { deleteService, findServices, lockServices, writeService } from './services.sql.ts';

type By = { staff: Staff; now: Date };
type Change = { action: string; name: ServiceName; settings: object; secret: Record<string, string | undefined> };

/** Stores a service. A secret that is left out stays; the log says only that a secret was changed. */
export function changeService(db: Sql, by: By, { action, name, settings, secret }: Change): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockServices(tx);
    const former = (await findServices(tx))[name];
    const given = Object.entries(secret).filter(([, value]) => value !== undefined);
    const kept = { ...former?.secret, ...Object.fromEntries(given) } as Record<string, string>;
    if (name === 'stripe' && !(kept['secretKey'] && kept['webhookSecret']))
      throw new RefusalError({ code: 'stripe_keys_missing' });
    await writeService(tx, { name, settings, secret: kept });
    const before = former ? { ...former.settings, changed_secrets: [] } : null;
    const after = { ...settings, changed_secrets: given.map(([key]) => key) };
    await recordChange(tx, { ...by, action, subject: 'service' as const, subjectId: name, before, after });
  });
}

export function removeService(db: Sql, by: By, name: ServiceName): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockServices(tx);
    const former = (await findServices(tx))[name];
    if (!former) return;
    await deleteService(tx, name);
    const change = { action: 'removeService', subject: 'service' as const, subjectId: name };
    await recordChange(tx, { ...by, ...change, before: { ...former.settings }, after: null });
  });
}
