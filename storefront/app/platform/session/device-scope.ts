import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { isLanguage } from '@rialto/contract/http/languages.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { readDevice, readDeviceJson } from './device.ts';

/** The scope that every API call from this browser carries. */
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
  const stored = readDeviceJson('zoneid');
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [];
}

export function storedPoint(): Point | null {
  const stored = readDeviceJson('currentLatLng') as Partial<Point> | null;
  return typeof stored?.lat === 'number' && typeof stored.lng === 'number'
    ? { lat: stored.lat, lng: stored.lng }
    : null;
}

export function storedModule(): Pick<Module, 'id' | 'module_type'> | null {
  const stored = readDeviceJson('module') as Partial<Module> | null;
  return typeof stored?.id === 'number' && stored.module_type
    ? { id: stored.id, module_type: stored.module_type }
    : null;
}
