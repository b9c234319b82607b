import type { Theme } from '../tile-frame.ts';
import { DARK } from './dark-palette.ts';
import { LIGHT } from './light-palette.ts';
import type { Palette } from './palette.ts';

export function paletteOf(theme: Theme): Palette {
  return theme === 'dark' ? DARK : LIGHT;
}
