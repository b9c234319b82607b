import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TileRequest } from './tile-frame.ts';
import type { PaintAnswer, PaintOrder } from './tile-worker.ts';

export type { TileRequest } from './tile-frame.ts';
export type TilePainter = { paint(request: TileRequest): Promise<Uint8Array>; close(): Promise<void> };

type Waiting = { request: TileRequest; resolve: (png: Uint8Array) => void; reject: (fault: Error) => void };
type Desk = { worker: Worker | null; orders: Map<number, Waiting> };

/** A tile that kills its worker is tried once more and then given up, or it would kill workers for ever. */
const MOST_TRIES = 2;

/**
 * Draws tiles on threads of their own, so that drawing never holds up the server. Threads start with the first tile
 * they are needed for, and a dead one is replaced with the next tile.
 */
export function createTilePainter({ workers = defaultWorkers() }: { workers?: number } = {}): TilePainter {
  const desks: Desk[] = Array.from({ length: workers }, () => ({ worker: null, orders: new Map() }));
  const inFlight = new Map<string, Promise<Uint8Array>>();
  const tries = new Map<Waiting, number>();
  let nextId = 1;
  let isClosed = false;

  function send(waiting: Waiting): void {
    // The desk with the shortest queue; an idle running one comes before one that would have to start.
    const desk = desks.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    desk.worker ??= startWorker(desk);
    const id = nextId++;
    desk.orders.set(id, waiting);
    desk.worker.ref();
    desk.worker.postMessage({ id, request: waiting.request } satisfies PaintOrder);
  }

  function startWorker(desk: Desk): Worker {
    const worker = new Worker(new URL('./tile-worker.ts', import.meta.url));
    worker.on('message', (answer: PaintAnswer) => settle(desk, answer));
    // 'exit' follows and sends the orders on; without a listener an error would end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => replace(desk, worker));
    return worker;
  }

  function settle(desk: Desk, answer: PaintAnswer): void {
    const waiting = desk.orders.get(answer.id);
    desk.orders.delete(answer.id);
    // A waiting thread must not keep a finished process alive.
    if (desk.orders.size === 0) desk.worker?.unref();
    if (!waiting) return;
    tries.delete(waiting);
    if ('png' in answer) waiting.resolve(answer.png);
    else waiting.reject(new Error(answer.fault));
  }

  function replace(desk: Desk, dead: Worker): void {
    if (desk.worker !== dead) return;
    desk.worker = null;
    const orphans = [...desk.orders.values()];
    desk.orders.clear();
    for (const waiting of orphans) {
      const tried = (tries.get(waiting) ?? 0) + 1;
      tries.set(waiting, tried);
      if (!isClosed && tried < MOST_TRIES) send(waiting);
      else waiting.reject(new Error('the tile worker ended'));
    }
  }

  return {
    paint(request) {
      if (isClosed) return Promise.reject(new Error('the tile painter is closed'));
      const key = `${request.theme} ${request.language} ${request.z} ${request.x} ${request.y} ${request.scale}`;
      const known = inFlight.get(key);
      if (known) return known;
      const painted = new Promise<Uint8Array>((resolve, reject) => send({ request, resolve, reject }));
      inFlight.set(key, painted);
      const forget = () => inFlight.delete(key);
      painted.then(forget, forget);
      return painted;
    },
    async close() {
      isClosed = true;
      await Promise.all(desks.map(({ worker }) => worker?.terminate()));
    },
  };
}

function cost({ worker, orders }: Desk): number {
  return orders.size + (worker ? 0 : 0.5);
}

/** One core stays free for the server itself. */
function defaultWorkers(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}
