import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { isLanguage } from '@rialto/contract/http/languages.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { readDevice, readDeviceJson } from './device.ts';

/** What every call from this browser carries. */
export function deviceScope(): CallScope {
  const language = document.documentElement.lang;
  return {
    language: isLanguage(language) ? language : 'en',
    zoneIds: storedZoneIds(),
    moduleId: storedModule()?.id ?? null,
    point: storedPoint(),
    token: readDevice('token'),
  };
}

export function storedZoneIds(): number[] {
  const kept = readDeviceJson('zoneid');
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : [];
}

export function storedPoint(): Point | null {
  const kept = readDeviceJson('currentLatLng') as Partial<Point> | null;
  return typeof kept?.lat === 'number' && typeof kept.lng === 'number' ? { lat: kept.lat, lng: kept.lng } : null;
}

export function storedModule(): Pick<Module, 'id' | 'module_type'> | null {
  const kept = readDeviceJson('module') as Partial<Module> | null;
  return typeof kept?.id === 'number' && kept.module_type ? { id: kept.id, module_type: kept.module_type } : null;
}
