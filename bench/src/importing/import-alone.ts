import type { ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { cpuMilliseconds, databaseCpuMilliseconds } from '../cpu-time.ts';
import { until, type Caller } from './send-file.ts';

type Alone = { items: number; pid: number; db: TestDatabase['db']['sql'] };

/** `npm run bench -- import 100000 alone`: the processor time of check and import, without browsing. */
export async function importAlone(call: Caller, upload: () => Promise<ImportSummary>, given: Alone): Promise<boolean> {
  const { items, pid, db } = given;
  const cost = async () => {
    // Asked each time, because the pool closes idle connections.
    const [backend] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
    return { shop: cpuMilliseconds(pid), database: databaseCpuMilliseconds(backend?.pid ?? 0) };
  };
  const before = await cost();
  const began = performance.now();
  const { id } = await upload();
  await call('POST', `/console/imports/${id}/start`, {});
  await until(call, id, 'done');
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  const after = await cost();
  console.log(
    `${items.toLocaleString('en')} items alone: ${seconds(performance.now() - began)} s; processor time: ` +
      `shop ${seconds(after.shop - before.shop)} s, database ${seconds(after.database - before.database)} s`,
  );
  return true;
}
