import { availableParallelism } from 'node:os';
import { TileThread } from './tile-thread.ts';
import type { TileRequest } from './tile-frame.ts';

export type TilePainter = { paint(request: TileRequest): Promise<Uint8Array>; close(): Promise<void> };

/** A tile that crashes its worker is retried once and then fails, or it would crash workers forever. */
const MAX_ATTEMPTS = 2;

/** Moving the map takes shorter pauses; starting a thread again takes about a second. */
const IDLE_MS = 60_000;

/**
 * Draws tiles in worker threads, so that drawing does not block the server. Threads start on demand, and a dead one is
 * replaced with the next tile.
 */
export function createTilePainter({ workers = defaultWorkers() }: { workers?: number } = {}): TilePainter {
  const threads = Array.from({ length: workers }, () => new TileThread(IDLE_MS));
  const inFlight = new Map<string, Promise<Uint8Array>>();
  let isClosed = false;

  async function painted(request: TileRequest): Promise<Uint8Array> {
    for (let tries = 1; ; tries++) {
      // The worker with the shortest queue; an idle running one comes before one that has to start.
      const thread = threads.reduce((a, b) => (b.load < a.load ? b : a));
      const answer = await thread.draw(request);
      if (answer.kind === 'drawn') return answer.png;
      if (answer.kind === 'failed') throw new Error(answer.fault);
      if (isClosed || tries >= MAX_ATTEMPTS) throw new Error('the tile worker ended');
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
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** One core stays free for the server itself. */
function defaultWorkers(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}
