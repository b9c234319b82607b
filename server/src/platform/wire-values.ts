import type { Language } from '@rialto/contract/http/languages.ts';

/** A boolean as the wire has it. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** Minor units as the wire has amounts: whole units with decimals. */
export function amount(minor: number, digits: number): number {
  return minor / 10 ** digits;
}

/** An amount of the wire in minor units, rounded to the nearest. */
export function minorOf(wireAmount: number, digits: number): number {
  return Math.round(wireAmount * 10 ** digits);
}

/** The URL of a picture, or null without one. `?w=` asks for a width (see the host's media). */
export function mediaUrl(base: string, pictureId: string | null): string | null {
  return pictureId === null ? null : `${base}${pictureId}`;
}

/** A content text in the requested language; English where there is no translation. */
export function textIn(language: Language, english: string, arabic: string | null | undefined): string {
  return language === 'ar' && arabic ? arabic : english;
}
