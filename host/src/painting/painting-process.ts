import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PaintAnswer, PaintRequest } from './answer-jobs.ts';

export type PaintingProcess<Job> = { paint(job: Job): Promise<Buffer>; close(): Promise<void> };

/** The process ended before it answered; another one may succeed. */
export class PaintingEndedError extends Error {
  override name = 'PaintingEndedError';
}

type PendingPicture = PromiseWithResolvers<Buffer>;

const IDLE_MS = 20_000;

/**
 * Paints in a process of its own, which starts with the first job and ends when it is idle: decoders and renderers keep
 * hundreds of megabytes that a process never returns, and a crash of theirs does not end the shop. The program answers
 * by `answerJobs`.
 */
export function openPaintingProcess<Job>(program: URL, { idleMs = IDLE_MS } = {}): PaintingProcess<Job> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const pending = new Map<number, PendingPicture>();

  function start(): ChildProcess {
    const started = fork(fileURLToPath(program), { serialization: 'advanced', execArgv: [] });
    started.on('message', (answer: PaintAnswer) => settle(answer));
    // 'exit' follows and fails what is pending; without a listener an error would end the shop.
    started.on('error', () => undefined);
    started.on('exit', () => {
      // Another process was started meanwhile and paints the pending pictures.
      if (child !== null && child !== started) return;
      child = null;
      for (const { reject } of pending.values()) reject(new PaintingEndedError('The painting process has ended'));
      pending.clear();
    });
    return started;
  }

  function settle(answer: PaintAnswer): void {
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if (pending.size === 0) rest();
    if ('bytes' in answer) waiting?.resolve(Buffer.from(answer.bytes));
    else waiting?.reject(new Error(answer.fault));
  }

  function rest(): void {
    child?.unref();
    child?.channel?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void end(), idleMs).unref();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.disconnect();
    await exited;
  }

  return {
    paint(job) {
      clearTimeout(idle);
      const painting = (child ??= start());
      painting.ref();
      painting.channel?.ref();
      const id = (lastId += 1);
      const waiting = Promise.withResolvers<Buffer>();
      pending.set(id, waiting);
      painting.send({ id, job } satisfies PaintRequest<Job>, (error) => {
        if (error && pending.delete(id)) waiting.reject(error);
      });
      return waiting.promise;
    },
    close: end,
  };
}
