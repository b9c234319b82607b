import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';

// Waits until the pipe from its owner closes, then stops the server on the data, if any, and removes the data.
const SCRIPT = `
cat > /dev/null
pid=$(head -n 1 "$1/cluster/postmaster.pid" 2> /dev/null)
if [ -n "$pid" ]; then
  kill -INT "$pid" 2> /dev/null
  for turn in $(seq 200); do kill -0 "$pid" 2> /dev/null && [ -f "$1/cluster/postmaster.pid" ] || break; sleep 0.05; done
fi
rm -rf "$1"`;

/**
 * A server outlives a killed app on purpose. In tests a small process holds a pipe to us and stops the server when the
 * pipe closes, after `end` or when we are killed.
 */
export function endWithOwner(dataDir: string): { end(): Promise<void> } {
  const watcher = spawn('/bin/sh', ['-c', SCRIPT, 'sh', dataDir], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(watcher, 'exit');
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return {
    end: async () => {
      watcher.ref();
      watcher.stdin.end();
      await ended;
    },
  };
}
