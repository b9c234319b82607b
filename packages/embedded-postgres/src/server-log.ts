import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

/** The server's log, written to a file because the server outlives a killed app. */
export type ServerLog = { fd: number; linesSinceStart(): string[]; close(): void };

const LARGEST_BYTES = 10 * 1024 * 1024;
const LAST_LINES = 15;

export function openServerLog(file: string): ServerLog {
  if (existsSync(file) && statSync(file).size > LARGEST_BYTES) renameSync(file, `${file}.1`);
  const fd = openSync(file, 'a', 0o600);
  const startsAt = statSync(file).size;
  const linesSinceStart = () => {
    const text = readFileSync(file).subarray(startsAt).toString('utf8').trim();
    return text === '' ? [] : text.split('\n').slice(-LAST_LINES);
  };
  return { fd, linesSinceStart, close: () => closeSync(fd) };
}
