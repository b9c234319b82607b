import type { Sql } from '@rialto/database/sql.ts';
import type { DeliveryRates } from '@rialto/rules/delivery/charge.ts';

export type RatesRow = DeliveryRates & { moduleId: number; zoneId: number };

export function deliveryRates(db: Sql): Promise<RatesRow[]> {
  return db<RatesRow[]>`
    select module_id as "moduleId", zone_id as "zoneId", base_charge_minor as "baseMinor", minimum_charge_minor as "minimumMinor",
           per_km_charge_minor as "perKmMinor", maximum_charge_minor as "maximumMinor"
    from module_zones`;
}
