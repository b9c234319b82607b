import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run invariants`: looks for what must never be, in an open shop or beside a closed one. Ends with 1 on a breach.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { joinDatabase } = await import('../host/src/join-database.ts');
const { findBreaches } = await import('../server/src/invariants/find-breaches.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { database, close } = await joinDatabase(readSettings(process.env), silent);
try {
  const [shop] = await database.sql`select to_regclass('orders') is not null as "isThere"`;
  if (!shop?.isThere)
    throw new Error('There is no shop here yet: DATA_DIR or DATABASE_URL leads to an empty database.');
  const breaches = await findBreaches(database.sql);
  for (const { number, says, what } of breaches) console.log(`${number}. ${says}: ${what}`);
  console.log(breaches.length === 0 ? 'All twelve hold.' : `${breaches.length} breaches.`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
} finally {
  await close();
}
