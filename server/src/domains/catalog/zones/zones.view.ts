import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { addZone, ConsoleZone, ZoneEffects as Effects } from '@rialto/contract/calls/console/zones.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { amount, flag, minorOf, textIn } from '../../../platform/wire-values.ts';
import { parseRing, type StoredZone } from '../../geo/geo.public.ts';
import type { ZoneEffects } from './preview-zone.ts';
import type { WrittenZone, ZoneRates } from './save-zone.ts';
import type { StoredRates } from './zone-rates.sql.ts';

const METRES_OF_KM = 1_000;

type ZoneFacts = { zone: StoredZone; rates: readonly StoredRates[]; storeCount: number; digits: number };

export function consoleZone({ zone, rates, storeCount, digits }: ZoneFacts): ConsoleZone {
  const optional = (minor: number | null) => (minor === null ? null : amount(minor, digits));
  return {
    id: zone.id,
    name: { en: zone.nameEn, ar: zone.nameAr },
    corners: [...parseRing(zone.area)],
    cash_on_delivery: zone.cashOnDelivery,
    is_active: zone.isActive,
    stores_count: storeCount,
    modules: rates.map((rate) => ({
      module_id: rate.moduleId,
      base_charge: amount(rate.baseMinor, digits),
      per_km_charge: amount(rate.perKmMinor, digits),
      minimum_charge: amount(rate.minimumMinor, digits),
      maximum_charge: optional(rate.maximumMinor),
      maximum_cash: optional(rate.maximumCashMinor),
      maximum_km: rate.maximumMetres === null ? null : rate.maximumMetres / METRES_OF_KM,
    })),
  };
}

/** What staff wrote, in the units of the database. */
export function writtenZone(body: Body<typeof addZone>, digits: number): WrittenZone {
  const optional = (wire: number | null) => (wire === null ? null : minorOf(wire, digits));
  return {
    nameEn: body.name.en,
    nameAr: body.name.ar || null,
    corners: body.corners,
    cashOnDelivery: body.cash_on_delivery,
    isActive: body.is_active,
    rates: body.modules.map((rate): ZoneRates => ({
      moduleId: rate.module_id,
      baseMinor: minorOf(rate.base_charge, digits),
      perKmMinor: minorOf(rate.per_km_charge, digits),
      minimumMinor: minorOf(rate.minimum_charge, digits),
      maximumMinor: optional(rate.maximum_charge),
      maximumCashMinor: optional(rate.maximum_cash),
      maximumMetres: rate.maximum_km === null ? null : Math.max(1, Math.round(rate.maximum_km * METRES_OF_KM)),
    })),
  };
}

export function zoneEffects(effects: ZoneEffects, language: Language): Effects {
  const named = ({ id, nameEn, nameAr }: { id: number; nameEn: string; nameAr: string | null }) => ({
    id,
    name: textIn(language, nameEn, nameAr),
  });
  return {
    stores_outside: effects.stores.map(named),
    stores_outside_count: effects.stores[0]?.count ?? 0,
    running_orders: effects.runningOrders,
    addresses: effects.addresses,
    overlaps: effects.overlaps.map((zone) => ({ ...named(zone), is_new: flag(zone.isNew) })),
  };
}
