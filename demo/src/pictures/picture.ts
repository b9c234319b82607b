import { createHash } from 'node:crypto';
import type { PictureRecipe } from './recipe.ts';

/** A row of the table `pictures`. */
export type Picture = { id: string; recipe: PictureRecipe };

/** Raise it when recipes are drawn differently, so that browsers, which keep pictures for ever, see the new ones. */
const DRAWING = 2;

/** A readable id that ends in a digest of how the picture is drawn: another look is another id. */
export function picture(name: string, recipe: PictureRecipe): Picture {
  const digest = createHash('sha256')
    .update(JSON.stringify([DRAWING, recipe]))
    .digest('hex')
    .slice(0, 10);
  return { id: `${name.slice(0, 68)}-${digest}`, recipe };
}
