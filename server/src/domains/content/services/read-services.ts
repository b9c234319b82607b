import type { Services } from '@rialto/contract/calls/console/services.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { shownServices, type MachineServices } from './services-in-use.ts';
import { findServices, type StoredServices } from './services.sql.ts';

/** The services as they are stored, not as this node has cached them. */
export async function readServices(db: Sql, machine: MachineServices): Promise<Services> {
  return shownServices(machine, await findServices(db));
}

export function readStoredServices(db: Sql): Promise<StoredServices> {
  return findServices(db);
}
