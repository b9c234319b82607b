import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { shopNow } from './shop-time.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command of the operator next to the running shop, on its data and at its time. Returns what it printed. */
async function runShopCommand(...args: string[]): Promise<string> {
  const { SHOP_DATA_DIR: DATA_DIR, SHOP_DATABASE_URL: DATABASE_URL } = process.env;
  const env = {
    ...process.env,
    CLOCK: shopNow().toISOString(),
    SIMULATION: '0',
    ...(DATA_DIR && { DATA_DIR }),
    ...(DATABASE_URL && { DATABASE_URL }),
  };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return stdout.trim();
}

type Headers = { authorization: string };
/** One session for all stories of a worker. */
let operator: Promise<Headers> | null = null;

/** The headers of an operator, who may call the console. */
export function operatorHeaders(): Promise<Headers> {
  operator ??= runShopCommand('tools/staff.mjs', 'manager').then((token) => ({ authorization: `Bearer ${token}` }));
  return operator;
}
