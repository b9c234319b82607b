import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DeliveryRates } from '@rialto/rules/delivery/charge.ts';

export type RatesRow = DeliveryRates & { moduleId: ModuleId; zoneId: ZoneId };

export function deliveryRates(db: Sql): Promise<RatesRow[]> {
  return db<RatesRow[]>`
    select module_id as "moduleId", zone_id as "zoneId", base_charge_minor as "baseMinor", minimum_charge_minor as "minimumMinor",
           per_km_charge_minor as "perKmMinor", maximum_charge_minor as "maximumMinor"
    from module_zones`;
}

export type ModuleZone = DeliveryRates & {
  zoneId: ZoneId;
  /** The longest way along the streets; null without a limit. */
  maximumMetres: number | null;
  maximumCashMinor: number | null;
};

/** Where an active module is offered, by zone id. Zones may be inactive. */
export function moduleZonesOf(db: Sql, moduleId: ModuleId): Promise<ModuleZone[]> {
  return db<ModuleZone[]>`
    select z.zone_id as "zoneId", z.base_charge_minor as "baseMinor", z.minimum_charge_minor as "minimumMinor",
           z.per_km_charge_minor as "perKmMinor", z.maximum_charge_minor as "maximumMinor",
           z.maximum_metres as "maximumMetres", z.maximum_cash_minor as "maximumCashMinor"
    from module_zones z join modules m on m.id = z.module_id and m.active
    where z.module_id = ${moduleId}
    order by z.zone_id`;
}
