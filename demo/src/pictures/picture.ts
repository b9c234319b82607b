import { createHash } from 'node:crypto';
import { mainColourOf } from './main-colour.ts';
import type { PictureRecipe } from './recipe.ts';

/** A row of the table `pictures`. */
export type Picture = { id: string; recipe: PictureRecipe };

/**
 * Increase it when recipes are drawn differently, so that browsers, which cache pictures forever, load the new ones.
 */
const DRAWING = 3;

/**
 * A readable id with a digest of the recipe, because another look has another id, and with the main colour of the
 * picture, which pages show until it has loaded.
 */
export function picture(name: string, recipe: PictureRecipe): Picture {
  const digest = createHash('sha256')
    .update(JSON.stringify([DRAWING, recipe]))
    .digest('hex')
    .slice(0, 8);
  const colour = mainColourOf(recipe);
  return { id: `${name.slice(0, 62)}-${digest}${colour ? `-${colour}` : ''}`, recipe };
}
