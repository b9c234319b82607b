// A stand-in for the app, run as a process of its own so that tests can kill it: starts the database, tells how it
// went in one line of JSON, and lives until it is killed or asked to stop.
import { startEmbedded, type EmbeddedOptions } from '../embedded/start-embedded.ts';
import type { AppMessage } from './run-app.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as EmbeddedOptions;
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
