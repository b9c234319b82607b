/** Demo pictures are kept as recipes. A shop whose pictures are all drawn, or all its own, never loads the painter. */
export async function drawDemoPicture(recipe: unknown): Promise<Buffer> {
  const { drawRecipe } = await import('@rialto/demo/pictures/draw-picture.ts');
  return drawRecipe(recipe);
}
