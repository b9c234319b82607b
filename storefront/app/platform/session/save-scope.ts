import { isLanguage, type Language } from '@rialto/contract/http/languages.ts';
import { SCOPE_COOKIE, scopeCookieValue } from '@rialto/contract/http/scope-cookie.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import { isSignedIn, mirrorSignIn } from './account.ts';
import { storedModule, storedPoint, storedZoneIds } from './device-scope.ts';
import { readDevice, readDeviceJson, writeDevice } from './device.ts';
import type { PageScope, Theme } from './page-scope.ts';
import { writeCookie } from './write-cookie.ts';

type Settings = { theme?: Theme | null; direction?: 'ltr' | 'rtl'; currency?: string };

export function savePlace(place: { zoneIds: number[]; point: Point; address: string }): void {
  writeDevice('zoneid', JSON.stringify(place.zoneIds));
  writeDevice('currentLatLng', JSON.stringify(place.point));
  writeDevice('location', place.address);
  mirrorInCookie();
}

export function saveModule(module: Module): void {
  writeDevice('module', JSON.stringify(module));
  mirrorInCookie();
}

export function saveLanguage(language: Language, country: string): void {
  writeDevice('language-setting', language);
  writeDevice('country', country);
  writeSettings({ direction: directionOf(language) });
}

export function saveTheme(theme: Theme | null): void {
  writeSettings({ theme });
}

export function saveCurrency(currency: string): void {
  writeSettings({ currency });
}

/** Copies choices made without scripts from the cookie to local storage. */
export function adoptScope(scope: PageScope, module: Module | null): void {
  // Such as after another tab signed out, or after the browser dropped one of the two.
  if (scope.isSignedIn !== isSignedIn()) mirrorSignIn();
  if (readDevice('zoneid') === null && scope.zoneIds.length > 0) {
    writeDevice('zoneid', JSON.stringify(scope.zoneIds));
    if (scope.point) writeDevice('currentLatLng', JSON.stringify(scope.point));
  }
  if (module && storedModule()?.id !== module.id) writeDevice('module', JSON.stringify(module));
  // They differ only if the language came from a link or was chosen without scripts.
  if (readDevice('language-setting') !== scope.language) {
    writeDevice('language-setting', scope.language);
    writeDevice('settings', JSON.stringify({ ...storedSettings(), direction: directionOf(scope.language) }));
  }
}

function writeSettings(change: Settings): void {
  writeDevice('settings', JSON.stringify({ ...storedSettings(), ...change }));
  mirrorInCookie();
}

function storedSettings(): Settings {
  return readDeviceJson('settings') ?? {};
}

/** Mirrors what the server needs for the first page in the cookie; never the token. */
function mirrorInCookie(): void {
  const language = readDevice('language-setting') ?? document.documentElement.lang;
  const { theme, currency } = storedSettings();
  const value = scopeCookieValue({
    language: isLanguage(language) ? language : 'en',
    theme: theme ?? null,
    currency: currency ?? null,
    zoneIds: storedZoneIds(),
    point: storedPoint(),
    moduleId: storedModule()?.id ?? null,
  });
  writeCookie(SCOPE_COOKIE, value);
}
