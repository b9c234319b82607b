import { connect } from '@rialto/database/connect.ts';
import { createTestDatabase } from '@rialto/database/testing/test-database.ts';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { lowerBackend } from './lower-priority.ts';

test.runIf(process.platform === 'linux')(
  'a database on this machine works for customers first, and any other process keeps its priority',
  async () => {
    const database = await createTestDatabase();
    const backends: number[] = [];
    const onBackend = (pid: number) => {
      backends.push(pid);
      lowerBackend(pid);
    };
    const importing = connect(database.connectionOptions, { onBackend });
    onTestFinished(async () => {
      await importing.close();
      await database.drop();
    });
    await importing.ping();
    const isOverSocket = database.url.includes('host=%2F');
    if (isOverSocket) expect(backends.map((pid) => getPriority(pid))).toEqual([5]);
    const own = getPriority(process.pid);
    lowerBackend(process.pid);
    expect(getPriority(process.pid)).toBe(own);
  },
);
