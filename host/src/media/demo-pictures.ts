/** Demo pictures are stored as recipes. The renderer is loaded only if a picture has to be drawn. */
export async function drawDemoPicture(recipe: unknown): Promise<Buffer> {
  const { drawRecipe } = await import('@rialto/demo/pictures/draw-picture.ts');
  return drawRecipe(recipe);
}
