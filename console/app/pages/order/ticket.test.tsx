import type { Language } from '@rialto/contract/http/languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { inLanguage, readCatalog, showLanguage } from '../../platform/language.ts';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { ticketOf } from './ticket.ts';
import type { WholeOrder } from './whole-order.ts';

const order = {
  id: 100_001_234,
  order_type: 'take_away',
  customer_name: 'Salma',
  store: { id: 1, name: 'El Bahr Grill' },
  timezone: 'Africa/Cairo',
  created_at: '2026-03-10T10:30:00Z',
  schedule_at: null,
  ready_by: '2026-03-10T11:05:00Z',
  lines: [
    { quantity: 2, name: 'Grilled sea bass', choices: ['Rice', '2 × Extra lemon'], note: null },
    { quantity: 12, name: 'Fattoush', choices: [], note: 'No onions' },
  ],
  order_note: 'Cut the bread',
  items_count: 14,
} as Partial<WholeOrder> as WholeOrder;

// The shown language is put back after a ticket in another one, and needs the root of a page.
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await showLanguage('en');
});

const ticketIn = async (language: Language, shown: WholeOrder = order) =>
  inLanguage(language, await readCatalog(language), () => ticketOf(shown, language));

/** The texts of the printed ticket, in the order in which they are read. */
async function printed(language: Language, shown?: WholeOrder): Promise<string[]> {
  const markup = renderToStaticMarkup(<KitchenTicket ticket={await ticketIn(language, shown)} />);
  return [...markup.replace(/<style>.*?<\/style>/, '').matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
}

test('OPS-03 a ticket names each quantity with its item, every option and every note', async () => {
  expect(await printed('en')).toEqual([
    ...['#1234', 'Pickup · Salma', 'El Bahr Grill', 'Tue 10 Mar, 12:30', 'ready by 13:05'],
    ...['2 ×', 'Grilled sea bass', '+ Rice', '+ 2 × Extra lemon'],
    ...['12 ×', 'Fattoush', 'No onions', 'Cut the bread', '14 items', '#100001234'],
  ]);
});

test('OPS-03 an Arabic ticket is written from right to left, with Arabic words and numerals; order numbers stay as they are', async () => {
  const ticket = await ticketIn('ar');
  expect(ticket.head).toBe('استلام من المتجر · Salma');
  expect(ticket.lines.map(({ quantity }) => quantity)).toEqual(['٢ ×', '١٢ ×']);
  expect(ticket.ready).toBe('جاهز قبل ١٣:٠٥');
  expect(ticket.count).toBe('١٤ منتجًا');
  const markup = renderToStaticMarkup(<KitchenTicket ticket={ticket} />);
  expect(markup).toMatch(/^<section lang="ar" dir="rtl"/);
  expect(markup).toMatch(/<bdi dir="ltr">#1234<\/bdi>/);
});

test('OPS-03 the ticket of a scheduled order names the day; one of a guest says so, and has no empty lines', async () => {
  const later = { ...order, customer_name: null, order_note: null, schedule_at: '2026-03-11T11:00:00Z' };
  const guest = await ticketIn('en', { ...later, ready_by: '2026-03-11T10:45:00Z' });
  expect([guest.head, guest.ready, guest.note]).toEqual(['Pickup · Guest', 'ready by Wed 11 Mar, 12:45', null]);
  const unplanned = await printed('en', { ...later, ready_by: null });
  expect(unplanned.filter((text) => text.includes('ready by'))).toEqual([]);
});
