import type { ConnectionOptions } from '@rialto/database/connect.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { App } from '../../../platform/app.ts';

/** What the thread is given at its start. */
export type ImportThreadData = { connection: ConnectionOptions; aheadMs: number; digits: number };

type ThreadOptions = Pick<App, 'clock' | 'locale'> & { connection: ConnectionOptions; signal: AbortSignal };

/** Works on the imports that wait, in a thread of their own. Rejects if the thread fails; the imports are taken up again. */
export async function runImportThread({ clock, locale, connection, signal }: ThreadOptions): Promise<void> {
  const aheadMs = clock().getTime() - Date.now();
  const { digits } = await locale();
  const workerData: ImportThreadData = { connection, aheadMs, digits };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { workerData });
  const stop = () => worker.postMessage('stop');
  signal.addEventListener('abort', stop);
  try {
    await once(worker, 'exit');
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
