import { Worker } from 'node:worker_threads';
import type { TileRequest } from './tile-frame.ts';
import type { PaintAnswer, PaintOrder } from './tile-worker.ts';

type Drawing =
  | { kind: 'drawn'; png: Uint8Array }
  | { kind: 'failed'; fault: string }
  /** The thread ended before it answered; another may do better. */
  | { kind: 'lost' };

/** A place where one thread draws. The thread starts with the first order and again after it died. */
export class TileDesk {
  #worker: Worker | null = null;
  #nextId = 1;
  readonly #orders = new Map<number, (drawing: Drawing) => void>();

  /** How long an order would wait here; starting a thread counts a little. */
  get load(): number {
    return this.#orders.size + (this.#worker ? 0 : 0.5);
  }

  draw(request: TileRequest): Promise<Drawing> {
    const worker = (this.#worker ??= this.#start());
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#orders.set(id, resolve);
      worker.ref();
      worker.postMessage({ id, request } satisfies PaintOrder);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./tile-worker.ts', import.meta.url));
    worker.on('message', (answer: PaintAnswer) => this.#settle(answer));
    // 'exit' follows and gives the orders back; without a listener an error would end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => this.#giveBack(worker));
    return worker;
  }

  #settle(answer: PaintAnswer): void {
    const resolve = this.#orders.get(answer.id);
    this.#orders.delete(answer.id);
    // A waiting thread must not keep a finished process alive.
    if (this.#orders.size === 0) this.#worker?.unref();
    resolve?.('png' in answer ? { kind: 'drawn', png: answer.png } : { kind: 'failed', fault: answer.fault });
  }

  #giveBack(dead: Worker): void {
    if (this.#worker !== dead) return;
    this.#worker = null;
    const orphans = [...this.#orders.values()];
    this.#orders.clear();
    for (const resolve of orphans) resolve({ kind: 'lost' });
  }
}
