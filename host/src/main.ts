import { flushCompileCache } from 'node:module';
import { collectWhenQuiet } from './collect-when-quiet.ts';
import type { OpenShop } from './open-shop.ts';
import { terminalProgress } from './progress.ts';
import { readSettings, type Settings } from './settings.ts';
import { startFailure } from './start-failure.ts';
import { welcomeText } from './welcome.ts';

const progress = terminalProgress();
const log = consoleLog();
let settings: Settings | null = null;
let shop: OpenShop | null = null;
// Before anything is started, so that a signal never leaves a database server behind.
const stopping = stopOnSignal();

try {
  settings = readSettings(process.env);
  // Imported after the settings are read, so that an invalid setting is reported before a thousand files are loaded.
  const { openShop } = await import('./open-shop.ts');
  const isDev = process.argv.includes('--dev');
  shop = await openShop(settings, { progress, log, isDev, signal: stopping });
  logRejections(shop);
  progress.say(welcomeText({ ...shop, publicUrl: settings.PUBLIC_URL }));
  // Otherwise the compile cache is written only at a clean exit, and the start after a crash would take half as long
  // again.
  flushCompileCache();
  collectWhenQuiet(shop.http.server);
} catch (thrown) {
  if (stopping.aborted) process.exit(0);
  const sentence = startFailure(thrown, settings);
  console.error(sentence === null ? thrown : `\n${sentence}`);
  process.exit(1);
}

/** Aborts the start or closes the open shop. A second signal exits immediately. */
function stopOnSignal(): AbortSignal {
  const stop = new AbortController();
  const onSignal = async () => {
    if (stop.signal.aborted) process.exit(1);
    stop.abort();
    if (!shop) return;
    await shop.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void onSignal());
  process.on('SIGINT', () => void onSignal());
  return stop.signal;
}

/** An unhandled rejection is a bug, but not a reason to stop the shop. */
function logRejections({ http }: OpenShop): void {
  process.on('unhandledRejection', (error) => http.log.error({ err: error }, 'Unhandled rejection'));
}

function consoleLog() {
  const write = (level: string) => (fields: object, text: string) =>
    console.error(JSON.stringify({ level, time: Date.now(), msg: text, ...describe(fields) }));
  return { info: () => undefined, warn: write('warn'), error: write('error') };
}

function describe(fields: object): object {
  const { err } = fields as { err?: unknown };
  return err instanceof Error ? { ...fields, err: { name: err.name, message: err.message } } : fields;
}
