import { ensureInstalled } from './install.mjs';
import { reExecWithRightNode } from './right-node.mjs';

// `npm run invariants`: checks the data of a running or stopped shop for contradictions. Exits with 1 if it finds one.
await ensureInstalled({ dev: false });
await reExecWithRightNode();
const { readSettings } = await import('../host/src/settings.ts');
const { openDatabaseForCommand } = await import('../host/src/open-database-for-command.ts');
const { findBreaches } = await import('../server/src/invariants/find-breaches.ts');
const { invariants } = await import('../server/src/invariants/invariants.sql.ts');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { database, close } = await openDatabaseForCommand(readSettings(process.env), silent);
try {
  const [shop] = await database.sql`select to_regclass('orders') is not null as "isThere"`;
  if (!shop?.isThere)
    throw new Error('There is no shop here yet: DATA_DIR or DATABASE_URL leads to an empty database.');
  const breaches = await findBreaches(database.sql);
  for (const { number, says } of invariants) {
    console.log(`${number}. ${says}`);
    for (const breach of breaches) if (breach.number === number) console.log(`   BROKEN: ${breach.what}`);
  }
  console.log(breaches.length === 0 ? `All ${invariants.length} invariants hold.` : `${breaches.length} breaches.`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
} finally {
  await close();
}
