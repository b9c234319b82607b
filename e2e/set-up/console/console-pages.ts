import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { staffHeaders } from '../staff.ts';

/** A page of the console: its route, and the address that shows it if that has more than the route. */
export type ConsolePage = {
  route: string;
  path?: string | ((request: APIRequestContext) => Promise<string>);
  /** Opened without a session. */
  isSignedOut?: true;
};

type Row = { id: number };
type RequestOf = (request: APIRequestContext) => Promise<string>;

async function read(request: APIRequestContext, path: string): Promise<Record<string, unknown>> {
  const answer = await request.get(`/api/v1/console/${path}`, { headers: await staffHeaders('owner') });
  return (await answer.json()) as Record<string, unknown>;
}

/** The page of the first row of a list. */
const firstOf =
  (list: string, query = '?limit=1&offset=1'): RequestOf =>
  async (request) => {
    const rows = (await read(request, `${list}${query}`))[list] as Row[];
    if (!rows[0]) throw new Error(`The demo has no ${list}`);
    return `/${list}/${rows[0].id}`;
  };

const anOffer: RequestOf = async (request) => {
  const offers = (await read(request, 'offers'))['offers'] as (Row & { kind: string })[];
  return `/offers/${offers[0]?.kind}/${offers[0]?.id}`;
};

/** The link that an invited colleague gets by email. */
const anInvitation: RequestOf = async (request) => {
  const data = { email: `colleague-${crypto.randomUUID()}@rialto.example`, role: 'support', language: 'en' };
  const headers = await staffHeaders('owner');
  const answer = await request.post('/api/v1/console/staff/invitations', { headers, data });
  const { url } = (await answer.json()) as { url: string };
  return `/invitation${new URL(url).hash}`;
};

/** Every route of the console. */
export const consolePages: ConsolePage[] = [
  { route: '/sign-in', isSignedOut: true },
  { route: '/sign-in/code' },
  { route: '/owner', isSignedOut: true },
  { route: '/invitation', isSignedOut: true, path: anInvitation },
  { route: '/account' },
  { route: '/staff' },
  { route: '/changes' },
  { route: '/' },
  { route: '/items' },
  { route: '/items/new' },
  { route: '/items/:id', path: firstOf('items') },
  { route: '/stores' },
  { route: '/stores/new' },
  { route: '/stores/:id', path: firstOf('stores') },
  { route: '/categories' },
  { route: '/board' },
  { route: '/conversations' },
  { route: '/customers' },
  { route: '/customers/:id', path: firstOf('customers', '') },
  { route: '/reviews' },
  { route: '/decisions' },
  { route: '/modules' },
  { route: '/set-up' },
  { route: '/settings' },
  { route: '/settings/orders' },
  { route: '/settings/rewards' },
  { route: '/settings/payment' },
  { route: '/settings/parcels' },
  { route: '/settings/services' },
  { route: '/texts' },
  { route: '/texts/:part', path: '/texts/refund-policy' },
  { route: '/zones' },
  { route: '/zones/:id', path: firstOf('zones', '') },
  { route: '/figures' },
  { route: '/import' },
  { route: '/couriers' },
  { route: '/dispatch' },
  { route: '/orders' },
  { route: '/orders/:id', path: firstOf('orders') },
  { route: '/offers' },
  { route: '/offers/:kind/new', path: '/offers/coupon/new' },
  { route: '/offers/:kind/:id', path: anOffer },
  { route: '*', path: '/nowhere/at-all' },
];

/** The routes of the console, from the file that lists them. */
export function routesOfConsole(): string[] {
  const text = readFileSync(new URL('../../../console/app/routes.tsx', import.meta.url), 'utf8');
  return [...text.matchAll(/(?:\bpage\(\s*|\bpath: )'([^']+)'/g)].map(([, route]) => route ?? '');
}
