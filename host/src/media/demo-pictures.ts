import { encodeQuickly, type SizedPicture } from './encode-picture.ts';

/** Demo pictures are stored as recipes. The renderer is loaded only if a picture has to be drawn. */
export async function drawDemoPicture(recipe: unknown, width?: number): Promise<SizedPicture> {
  const { drawRecipe } = await import('@rialto/demo/pictures/draw-picture.ts');
  return drawRecipe(recipe, width);
}

const EXPORTED_WIDTH = 960;

/** The file of a demo picture in an export of the catalogue. */
export async function drawExportedPicture(recipe: unknown): Promise<Buffer> {
  return encodeQuickly(await drawDemoPicture(recipe, EXPORTED_WIDTH), 'webp');
}
