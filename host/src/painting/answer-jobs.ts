/** What a painting process receives and answers; ids match the two. */
export type PaintRequest<Job> = { id: number; job: Job };
export type PaintAnswer = { id: number; bytes: Uint8Array } | { id: number; fault: string };

/** The program of a painting process: answers each job with its bytes or its fault. */
export function answerJobs<Job>(paint: (job: Job) => Promise<Uint8Array>): void {
  async function answer({ id, job }: PaintRequest<Job>): Promise<PaintAnswer> {
    try {
      return { id, bytes: await paint(job) };
    } catch (error) {
      return { id, fault: error instanceof Error ? error.message : String(error) };
    }
  }

  process.on('message', (request: PaintRequest<Job>) => {
    void answer(request).then((response) => {
      // The shop may have closed the channel; without a callback the error would be thrown.
      if (process.connected) process.send?.(response, undefined, undefined, () => undefined);
    });
  });
  // The shop ends this process; Ctrl-C in a terminal reaches both, and the shop may still need a picture.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
}
