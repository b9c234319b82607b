import { expect, test } from 'vitest';
import { welcomeText } from './welcome.ts';

const shop = { address: 'http://localhost:3000', logins: { customers: [], staff: [] }, ownerPath: null };

test('OPS-02 the start of a demo prints the logins of its customers and its staff with their roles', () => {
  const logins = {
    customers: [{ phone: '+201000000001', email: 'mariam@example.com', password: 'Sea-view-2026' }],
    staff: [
      { role: 'owner', email: 'owner@example.com', password: 'Harbour-2026' },
      { role: 'store', email: 'store@example.com', password: 'Kitchen-2026' },
    ],
  } as const;
  const lines = welcomeText({
    ...shop,
    logins: { customers: [...logins.customers], staff: [...logins.staff] },
    publicUrl: undefined,
  }).split('\n');
  expect(lines).toEqual([
    '',
    '  Shop     http://localhost:3000',
    '  API      http://localhost:3000/api/docs',
    '  Login    +201000000001 or mariam@example.com, password: Sea-view-2026',
    '  Console  http://localhost:3000/console',
    '  Staff    owner@example.com, password: Harbour-2026 (owner)',
    '  Staff    store@example.com, password: Kitchen-2026 (store)',
    '',
  ]);
});

test('OPS-01 an empty shop at a public address prints the link of its owner and no login', () => {
  const text = welcomeText({ ...shop, ownerPath: '/console/owner#secret', publicUrl: 'https://shop.example' });
  expect(text).toContain('\n  https://shop.example/console/owner#secret\n');
  expect(text).not.toMatch(/localhost|password/);
});
