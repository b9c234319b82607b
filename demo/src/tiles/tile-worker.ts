import { parentPort } from 'node:worker_threads';
import { drawTile } from './draw-tile.ts';
import type { TileRequest } from './tile-frame.ts';

/** Request and response of a worker; ids match the two. */
export type PaintRequest = { id: number; request: TileRequest };
export type PaintAnswer = { id: number; png: Uint8Array } | { id: number; fault: string };

parentPort?.on('message', ({ id, request }: PaintRequest) => {
  drawTile(request).then(
    (png) => parentPort?.postMessage({ id, png } satisfies PaintAnswer),
    (fault: unknown) => parentPort?.postMessage({ id, fault: String(fault) } satisfies PaintAnswer),
  );
});
