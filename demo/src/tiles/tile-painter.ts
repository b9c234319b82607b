import { availableParallelism } from 'node:os';
import { TileDesk } from './tile-desk.ts';
import type { TileRequest } from './tile-frame.ts';

export type TilePainter = { paint(request: TileRequest): Promise<Uint8Array>; close(): Promise<void> };

/** A tile that kills its worker is tried once more and then given up, or it would kill workers for ever. */
const MOST_TRIES = 2;

/**
 * Draws tiles on threads of their own, so that drawing never holds up the server. Threads start with the first tile
 * they are needed for, and a dead one is replaced with the next tile.
 */
export function createTilePainter({ workers = defaultWorkers() }: { workers?: number } = {}): TilePainter {
  const desks = Array.from({ length: workers }, () => new TileDesk());
  const inFlight = new Map<string, Promise<Uint8Array>>();
  let isClosed = false;

  async function painted(request: TileRequest): Promise<Uint8Array> {
    for (let tries = 1; ; tries++) {
      // The desk with the shortest queue; an idle running one comes before one that would have to start.
      const desk = desks.reduce((a, b) => (b.load < a.load ? b : a));
      const answer = await desk.draw(request);
      if (answer.kind === 'drawn') return answer.png;
      if (answer.kind === 'failed') throw new Error(answer.fault);
      if (isClosed || tries >= MOST_TRIES) throw new Error('the tile worker ended');
    }
  }

  return {
    paint(request) {
      if (isClosed) return Promise.reject(new Error('the tile painter is closed'));
      const { theme, language, z, x, y, scale } = request;
      const key = `${theme} ${language} ${z} ${x} ${y} ${scale}`;
      const known = inFlight.get(key);
      if (known) return known;
      const tile = painted(request).finally(() => inFlight.delete(key));
      inFlight.set(key, tile);
      return tile;
    },
    async close() {
      isClosed = true;
      await Promise.all(desks.map((desk) => desk.close()));
    },
  };
}

/** One core stays free for the server itself. */
function defaultWorkers(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}
