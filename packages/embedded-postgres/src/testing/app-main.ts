// A stand-in for the app, run as a process of its own so that tests can kill it: starts the database, tells how it
// went in one line of JSON, and lives until it is killed or asked to stop.
import { startEmbedded, type EmbeddedOptions } from '../start-embedded.ts';
import { nativeFolder } from '../native-package.ts';
import type { AppMessage } from './run-app.ts';

const [given = '{}', user] = process.argv.slice(2);
const options: EmbeddedOptions = { native: nativeFolder(), ...(JSON.parse(given) as EmbeddedOptions) };
if (user) becomeUser(Number(user));
const tell = (message: AppMessage) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const server = await startEmbedded(options);
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  tell({ kind: 'started', pid: server.pid, socketDir: server.socketDir, adopted: server.adopted });
  setInterval(() => undefined, 60_000);
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  tell({ kind: 'failed', name, message });
  process.exitCode = 1;
}

/** Only now: another user may be unable to enter the folder of this clone, and by now its modules are loaded. */
function becomeUser(id: number): void {
  process.setgroups?.([id]);
  process.setgid?.(id);
  process.setuid?.(id);
}
