import { createHash } from 'node:crypto';
import type { PictureRecipe } from './recipe.ts';

/** A row of the table `pictures`. */
export type Picture = { id: string; recipe: PictureRecipe };

/**
 * Increase it when recipes are drawn differently, so that browsers, which cache pictures forever, load the new ones.
 */
const DRAWING = 2;

/** A readable id with a digest of the recipe: another look has another id. */
export function picture(name: string, recipe: PictureRecipe): Picture {
  const digest = createHash('sha256')
    .update(JSON.stringify([DRAWING, recipe]))
    .digest('hex')
    .slice(0, 10);
  return { id: `${name.slice(0, 68)}-${digest}`, recipe };
}
