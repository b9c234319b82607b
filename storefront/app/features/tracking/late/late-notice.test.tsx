import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { HandoverCode } from '../codes/handover-code.tsx';
import { LateNotice } from './late-notice.tsx';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const day = new Date().toISOString().slice(0, 10);
const order = {
  order_status: 'processing',
  order_type: 'delivery',
  timezone: 'UTC',
  arrival: { from: `${day}T12:00:00Z`, until: `${day}T12:15:00Z`, is_late: 1 },
};
const notice = (over: Partial<typeof order> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LateNotice order={{ ...order, ...over }} />
    </MemoryRouter>,
  );

test('TRK-07 a late order says so, when it arrives now, and what to do', () => {
  const text = notice();
  expect(text).toContain('Running late');
  expect(text).toContain('It should now arrive 12:00–12:15');
  expect(text).toContain('You don’t need to do anything');
  expect(text).toContain('href="/help-and-support"');
});

test('TRK-07 a late order that its store has not confirmed can be cancelled, and a pickup order is ready later', () => {
  expect(notice({ order_status: 'pending' })).toContain('you can still cancel it free of charge');
  expect(notice({ order_type: 'take_away' })).toContain('It should now be ready 12:00–12:15');
});

test('TRK-07 an order in time and one that has ended are not late', () => {
  expect(notice({ arrival: { ...order.arrival, is_late: 0 } })).toBe('');
  expect(notice({ order_status: 'delivered' })).toBe('');
});

test('COU-05 the code is read digit by digit, and only while the order runs', () => {
  const running = renderToStaticMarkup(
    <HandoverCode order={{ order_status: 'picked_up', handover_code: '4207', parcel: null }} />,
  );
  expect(running).toContain('>4 2 0 7<');
  expect(running).toContain('Give this code to the courier');
  expect(
    renderToStaticMarkup(<HandoverCode order={{ order_status: 'delivered', handover_code: '4207', parcel: null }} />),
  ).toBe('');
  expect(
    renderToStaticMarkup(<HandoverCode order={{ order_status: 'pending', handover_code: null, parcel: null }} />),
  ).toBe('');
});

test('PAR-04 the sender sees the code of the receiver once the courier has the parcel', () => {
  const parcel = { category_id: 3, name: 'Documents', image_full_url: null, receiver_name: 'Sara' };
  const shown = (order_status: string) =>
    renderToStaticMarkup(<HandoverCode order={{ order_status, handover_code: '4207', parcel }} />);
  expect(shown('accepted')).toBe('');
  expect(shown('picked_up')).toContain('Sara tells it to the courier at the door');
});
