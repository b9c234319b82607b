import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { RunningOrders } from './running-orders.tsx';

const visitor = vi.hoisted(() => ({ isSignedIn: true, module: 'food', orders: [] as object[] }));
vi.mock('../../../platform/session/account.ts', () => ({ useIsSignedIn: () => visitor.isSignedIn }));
vi.mock('../../../platform/page/root-data.ts', () => ({ useCurrentModule: () => ({ module_type: visitor.module }) }));
vi.mock('./use-running-orders.ts', () => ({ useRunningOrders: () => visitor.orders }));

const order = {
  id: 100_000_007,
  order_status: 'processing',
  order_type: 'delivery',
  store: { name: 'El Bahr Grill' },
  parcel: null,
  timezone: 'UTC',
  arrival: null,
};

beforeEach(() => {
  setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));
  Object.assign(visitor, { isSignedIn: true, module: 'food', orders: [order] });
});

/** What the home shows: the bar, the tab, or both, of which one is hidden by the width. */
function shown() {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <RunningOrders />
    </MemoryRouter>,
  );
  const bar = /<section aria-label="Your active orders"[^>]*>/.exec(markup)?.[0] ?? null;
  return {
    hasBar: bar !== null,
    isBarNarrowOnly: bar?.includes('data-narrow') ?? false,
    hasTab: markup.includes('<aside'),
  };
}

test('HOM-21 a customer has the bar of the running order at every width, and no tab', () => {
  expect(shown()).toEqual({ hasBar: true, isBarNarrowOnly: false, hasTab: false });
});

test('HOM-21 a customer on the parcel home has the tab of the side panel, and the bar only where there is no room', () => {
  visitor.module = 'parcel';
  expect(shown()).toEqual({ hasBar: true, isBarNarrowOnly: true, hasTab: true });
});

test('HOM-21 a guest has the tab of the side panel on every home', () => {
  visitor.isSignedIn = false;
  expect(shown()).toEqual({ hasBar: true, isBarNarrowOnly: true, hasTab: true });
});

test('HOM-21 without a running order there is neither', () => {
  visitor.orders = [];
  expect(shown()).toEqual({ hasBar: false, isBarNarrowOnly: false, hasTab: false });
});
