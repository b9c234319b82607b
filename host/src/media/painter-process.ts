import { paintWith, type PaintJob } from './paint-picture.ts';

/** What a painter process receives and responds. */
export type PaintRequest = { id: number; job: PaintJob };
export type PaintAnswer = { id: number; bytes: Uint8Array } | { id: number; fault: string };

// Demo pictures are stored as recipes. Their renderer is loaded only if one has to be drawn.
const paint = paintWith(async (recipe, width) => {
  const { drawRecipe } = await import('@rialto/demo/pictures/draw-picture.ts');
  return drawRecipe(recipe, width);
});

async function answer({ id, job }: PaintRequest): Promise<PaintAnswer> {
  try {
    return { id, bytes: await paint(job) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: PaintRequest) => {
  void answer(request).then((response) => process.connected && process.send?.(response));
});
// The shop ends this process; Ctrl-C in a terminal reaches both, and the shop may still need a picture.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
