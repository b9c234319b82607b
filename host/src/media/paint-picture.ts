import { encodeQuickly, encodeSmall, sizedUpload, type SizedPicture } from './encode-picture.ts';
import type { PictureFormat } from './picture-variant.ts';

/** An uploaded picture, or a recipe to draw, and the file to make of it. */
export type PaintJob = {
  bytes: Uint8Array | null;
  recipe: unknown;
  width: number | null;
  /** `small` is AVIF with more effort, for the time when no request is waiting. */
  format: PictureFormat | 'small';
};
export type Paint = (job: PaintJob) => Promise<Buffer>;

/** Draws a recipe in the given width, or in its own. */
export type DrawRecipe = (recipe: unknown, width?: number) => Promise<SizedPicture>;

export function paintWith(drawRecipe: DrawRecipe): Paint {
  return async ({ bytes, recipe, width, format }) => {
    const shown = width ?? undefined;
    const sized = await (bytes ? sizedUpload(Buffer.from(bytes), shown) : drawRecipe(recipe, shown));
    return format === 'small' ? encodeSmall(sized) : encodeQuickly(sized, format);
  };
}
