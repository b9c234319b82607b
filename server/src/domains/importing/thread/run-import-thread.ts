import type { ConnectionOptions } from '@rialto/database/connect.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { App } from '../../../platform/app.ts';

/** Most of what a batch leaves behind dies in a memory of this size, and is not copied out of it. */
const YOUNG_MEGABYTES = 64;

/** What the thread is given at its start. */
export type ImportThreadData = { connection: ConnectionOptions; aheadMs: number };

type ThreadOptions = Pick<App, 'clock'> & { connection: ConnectionOptions; signal: AbortSignal };

/** Works on the imports that wait, in a thread of their own. Rejects if the thread fails; the imports are taken up again. */
export async function runImportThread({ clock, connection, signal }: ThreadOptions): Promise<void> {
  const aheadMs = clock().getTime() - Date.now();
  const workerData: ImportThreadData = { connection, aheadMs };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const stop = () => worker.postMessage('stop');
  signal.addEventListener('abort', stop);
  try {
    await once(worker, 'exit');
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
