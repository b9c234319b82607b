import { Client } from 'pg';
import { expect, test } from 'vitest';
import { connectionUrl, withDatabase } from './connection-url.ts';

test('a socket folder with special characters survives encoding as a URL', () => {
  const socketDir = '/data/my shop/100% näive+more?&#@:';
  const { host, user, database } = new Client(connectionUrl({ socketDir, user: 'app', database: 'rialto' }));
  expect({ host, user, database }).toEqual({ host: socketDir, user: 'app', database: 'rialto' });
});

test('another database on the same server differs only in its name', () => {
  expect(withDatabase('postgres://app@/rialto?host=%2Fdata%2Fsocket', 'other')).toBe(
    'postgres://app@/other?host=%2Fdata%2Fsocket',
  );
  expect(withDatabase('postgres://a:b@host:5433/rialto', 'other')).toBe('postgres://a:b@host:5433/other');
  expect(withDatabase('postgres://host', 'other')).toBe('postgres://host/other');
});
