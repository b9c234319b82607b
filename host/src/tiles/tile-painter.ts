import { openPaintingProcess, PaintingEndedError, type PaintingProcess } from '../painting/painting-process.ts';
import type { TileRequest } from './tile-address.ts';

/** Draws tiles in a process of their own. A tile that ends its process is tried once more and then fails. */
export function openTilePainter(options?: { idleMs: number }): PaintingProcess<TileRequest> {
  const { paint, close } = openPaintingProcess<TileRequest>(new URL('./tile-process.ts', import.meta.url), options);
  let isClosed = false;

  async function draw(tile: TileRequest): Promise<Buffer> {
    if (isClosed) throw new Error('The tile painter is closed');
    return paint(tile);
  }

  return {
    paint: (tile) =>
      draw(tile).catch((error: unknown) => {
        if (error instanceof PaintingEndedError) return draw(tile);
        throw error;
      }),
    close() {
      isClosed = true;
      return close();
    },
  };
}
