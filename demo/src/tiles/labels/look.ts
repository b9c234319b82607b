import type { StreetKind } from '../../city/streets/street-kind.ts';
import type { TextStyle } from '../text/shaped-text.ts';
import type { Weight } from '../text/glyphs.ts';
import type { Language } from '../tile-frame.ts';
import type { Ink } from './label.ts';

/** `glow` is how far the halo reaches beyond the letters, in pixels. */
export type Look = { style: TextStyle; ink: Ink; glow: number };

/** Arabic letters look smaller than Latin ones of the same size. */
const ARABIC_GROWTH = 1.12;

export function look(language: Language, ink: Ink, weight: Weight, size: number, spacing = 0): Look {
  const isArabic = language === 'ar';
  return {
    ink,
    glow: size > 13 ? 1.8 : 1.5,
    // Arabic letters are joined: letter spacing would tear words apart.
    style: { language, weight, size: isArabic ? size * ARABIC_GROWTH : size, spacing: isArabic ? 0 : spacing },
  };
}

/** Size of a street's name by kind from zoom 13 on; 0 leaves it unnamed. */
const STREET_SIZES: Record<StreetKind, readonly number[]> = {
  motorway: [9.5, 10, 10.5, 11, 11.5, 12],
  primary: [9.5, 10, 10.5, 11.5, 12, 13],
  secondary: [0, 9.5, 10, 11, 11.5, 12.5],
  tertiary: [0, 0, 9.5, 10, 11, 12],
  residential: [0, 0, 0, 9.5, 10.5, 12],
  lane: [0, 0, 0, 0, 9.5, 11],
};

export function streetTextSize(kind: StreetKind, z: number): number {
  if (z < 13) return 0;
  const sizes = STREET_SIZES[kind];
  return sizes[Math.min(z - 13, sizes.length - 1)]!;
}
