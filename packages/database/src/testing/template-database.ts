import { createHash } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { connect } from '../connect.ts';
import { withDatabase } from '../connection-url.ts';
import { migrate } from '../migrate.ts';
import { listMigrations } from '../migration-files.ts';

// Any number that nothing else on the test server uses.
const LOCK_KEY = 7_142_202;

/** One connection to the test server's maintenance database, for creating and dropping databases. */
export async function onTestServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A migrated database that tests copy, which is faster than migrating each. The first test file creates it; its name
 * includes a hash of the migrations, so a long-running server never serves an outdated one.
 */
export async function ensureTemplate(url: string): Promise<string> {
  const template = await templateName();
  await onTestServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, url, template);
  });
  return template;
}

export async function dropTemplate(url: string): Promise<void> {
  const template = await templateName();
  await onTestServer(url, (client) => client.query(`drop database if exists ${escapeIdentifier(template)}`));
}

// Created under a draft name, so that a killed run does not leave half a template.
async function makeTemplate(client: Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${escapeIdentifier(draft)} with (force)`);
  await client.query(`create database ${escapeIdentifier(draft)}`);
  const database = connect({ connectionString: withDatabase(url, draft) }, { maxConnections: 1 });
  try {
    await migrate(database.sql);
  } finally {
    await database.close();
  }
  await untilUnused(client, draft);
  await client.query(`alter database ${escapeIdentifier(draft)} rename to ${escapeIdentifier(template)}`);
}

// A closed connection stays visible briefly, and a database in use cannot be renamed.
async function untilUnused(client: Client, database: string): Promise<void> {
  await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [database]);
}

async function templateName(): Promise<string> {
  const migrations = await listMigrations();
  const checksums = migrations.map(({ name, checksum }) => `${name}:${checksum}`).join('\n');
  const hash = createHash('sha256').update(checksums).digest('hex').slice(0, 12);
  return `rialto_template_${hash}_${process.env['TEST_RUN_ID'] ?? 'shared'}`;
}
