import { expect, onTestFinished, test } from 'vitest';
import { connect } from '@rialto/database/connect.ts';
import { existingData, startForTest } from './testing/temporary-data.ts';
import { findRunning } from './find-running.ts';

test('a command finds the database of a running shop, and none after the shop has stopped', async () => {
  const dataDir = await existingData();
  expect(findRunning(dataDir)).toBeNull();
  const server = await startForTest({ dataDir });
  const running = findRunning(dataDir);
  if (!running) throw new Error('The running server was not found');
  const database = connect(running, { maxConnections: 1 });
  onTestFinished(() => database.close());
  expect(await database.sql`select current_database() as "name"`).toEqual([{ name: 'rialto' }]);
  await database.close();
  await server.stop();
  expect(findRunning(dataDir)).toBeNull();
});

test('a folder without data has no running shop', () => {
  expect(findRunning('/nowhere/at/all')).toBeNull();
});
