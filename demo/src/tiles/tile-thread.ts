import { Worker } from 'node:worker_threads';
import type { TileRequest } from './tile-frame.ts';
import type { PaintAnswer, PaintRequest } from './tile-worker.ts';

type Drawing =
  | { kind: 'drawn'; png: Uint8Array }
  | { kind: 'failed'; fault: string }
  /** The thread ended before it responded; another may succeed. */
  | { kind: 'lost' };

/**
 * A worker thread that draws tiles; it starts with the first request, and again after it ended. An idle thread is ended,
 * because it holds the whole map: about 80 MB.
 */
export class TileThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #idleMs: number;
  #nextId = 1;
  readonly #pending = new Map<number, (drawing: Drawing) => void>();

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  /** How long a request would wait here; starting a thread adds to it. */
  get load(): number {
    return this.#pending.size + (this.#worker ? 0 : 0.5);
  }

  draw(request: TileRequest): Promise<Drawing> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      worker.ref();
      worker.postMessage({ id, request } satisfies PaintRequest);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./tile-worker.ts', import.meta.url));
    worker.on('message', (response: PaintAnswer) => this.#settle(response));
    // 'exit' follows and rejects the requests; without a listener an error would end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => this.#releasePending(worker));
    return worker;
  }

  #settle(response: PaintAnswer): void {
    const resolve = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if (this.#pending.size === 0) this.#rest();
    resolve?.('png' in response ? { kind: 'drawn', png: response.png } : { kind: 'failed', fault: response.fault });
  }

  /** An idle thread must not keep the process running. */
  #rest(): void {
    this.#worker?.unref();
    this.#idle = setTimeout(() => this.#end(), this.#idleMs);
    this.#idle.unref();
  }

  #end(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  #releasePending(dead: Worker): void {
    if (this.#worker !== dead) return;
    this.#worker = null;
    const orphans = [...this.#pending.values()];
    this.#pending.clear();
    for (const resolve of orphans) resolve({ kind: 'lost' });
  }
}
