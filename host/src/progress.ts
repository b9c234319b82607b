export type Progress = { step<T>(name: string, work: () => Promise<T>): Promise<T>; say(text: string): void };

/** Prints the current step and how long each took. */
export function terminalProgress(out: { write(text: string): unknown } = process.stdout): Progress {
  return {
    async step(name, work) {
      const began = performance.now();
      const result = await work();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      out.write(`  ✓ ${name.padEnd(44)} ${seconds.padStart(5)} s\n`);
      return result;
    },
    say: (text) => void out.write(`${text}\n`),
  };
}
