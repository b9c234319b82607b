import { palettes } from './palettes.ts';
import type { PictureRecipe } from './recipe.ts';

/** The colour in which a picture is announced until it has loaded, as six digits; null if it is transparent. */
export function mainColourOf(recipe: PictureRecipe): string | null {
  if (recipe.kind === 'group') return null;
  if (recipe.kind === 'bridge') return 'f9d3ab';
  if (recipe.kind === 'mark') return 'fbeedd';
  const [light, deep] = palettes[recipe.palette].wall;
  return [1, 3, 5].map((at) => middle(light.slice(at, at + 2), deep.slice(at, at + 2))).join('');
}

function middle(light: string, deep: string): string {
  return Math.round((Number.parseInt(light, 16) + Number.parseInt(deep, 16)) / 2)
    .toString(16)
    .padStart(2, '0');
}
