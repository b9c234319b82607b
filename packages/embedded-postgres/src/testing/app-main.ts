// A minimal app in its own process, so that tests can kill it: starts the database, prints the outcome as one line of
// JSON, and runs until it is stopped or killed.
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

/** Called after the imports: another user may be unable to read this clone. */
function becomeUser(id: number): void {
  process.setgroups?.([id]);
  process.setgid?.(id);
  process.setuid?.(id);
}
