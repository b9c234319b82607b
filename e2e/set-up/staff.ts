import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { shopNow } from './shop-time.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The headers of an operator, who may call the console, from a command next to the running shop. */
export async function operatorHeaders(): Promise<{ authorization: string }> {
  const { SHOP_DATA_DIR: DATA_DIR, SHOP_DATABASE_URL: DATABASE_URL } = process.env;
  const env = {
    ...process.env,
    CLOCK: shopNow().toISOString(),
    ...(DATA_DIR && { DATA_DIR }),
    ...(DATABASE_URL && { DATABASE_URL }),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/staff-session.mjs'], { cwd: root, env });
  return { authorization: `Bearer ${stdout.trim()}` };
}
