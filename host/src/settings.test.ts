import { expect, test } from 'vitest';
import { BadSetting, isProduction, readSettings } from './settings.ts';

test('by default the shop listens on this machine only, with a demo and rate limits', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    RATE_LIMIT: 1,
    DEMO: 1,
    GEO_PROVIDER: 'own',
  });
  expect(isProduction(readSettings({}))).toBe(false);
});

test('an empty setting counts as missing', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL'],
  [{ TILE_URL: 'https://tiles.example/{x}' }, 'TILE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ RATE_LIMIT: '2' }, 'RATE_LIMIT'],
  [{ DEMO: 'yes' }, 'DEMO'],
  [{ SERVICE_WORKER: 'off' }, 'SERVICE_WORKER'],
  [{ NODE_ENV: 'production', RATE_LIMIT: '0' }, 'RATE_LIMIT'],
  [{ NODE_ENV: 'production', CLOCK: '2026-03-10T12:30:00+02:00' }, 'CLOCK'],
  [{ CLOCK: '2026-03-10T12:30:00' }, 'CLOCK'],
  [{ CLOCK: '2026-13-10T12:30:00Z' }, 'CLOCK'],
  [{ CLOCK: 'noon' }, 'CLOCK'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SMS_URL: 'gateway' }, 'SMS_URL'],
  [{ GEO_PROVIDER: 'google' }, 'GOOGLE_MAPS_KEY'],
  [{ GEO_PROVIDER: 'open', PHOTON_URL: 'http://photon.example' }, 'OSRM_URL'],
])('%o is refused in one sentence that names %s', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(BadSetting);
  expect(() => readSettings(environment)).toThrow(name);
});

test('rate limits can be switched off for tests and load', () => {
  expect(readSettings({ RATE_LIMIT: '0' }).RATE_LIMIT).toBe(0);
});

test('the clock is refused in production with one sentence that says what to do', () => {
  const environment = { NODE_ENV: 'production', CLOCK: '2026-03-10T12:30:00+02:00' };
  expect(() => readSettings(environment)).toThrow(/^CLOCK is for tests only; leave it out in production\.$/);
});
