import type { Page } from '@playwright/test';

const statuses = ['pending', 'confirmed', 'processing', 'handover', 'picked_up'] as const;
type Status = (typeof statuses)[number] | 'delivered';
/** `beginBy` is when the preparation of a scheduled order must begin. */
export type PlayedOrder = { id: number; status: Status; beginBy?: string };

const nextSteps: Record<Status, string[]> = {
  pending: ['confirmed', 'canceled'],
  confirmed: ['processing', 'canceled'],
  processing: ['handover', 'canceled'],
  handover: ['picked_up', 'canceled'],
  picked_up: ['delivered', 'failed'],
  delivered: [],
};

/** All orders are as old, so that those of a column are sorted by their numbers. */
const OPENED_AT = new Date().toISOString();

/** The status that follows; after the last one an order leaves the board. */
export function statusAfter(status: Status): Status {
  return statuses[statuses.indexOf(status as (typeof statuses)[number]) + 1] ?? 'delivered';
}

/** An order as the console reads it. */
function onBoard({ id, status, beginBy = null }: Omit<PlayedOrder, 'beginBy'> & { beginBy?: string | null }): object {
  return {
    id,
    order_status: status,
    order_type: 'delivery',
    order_amount: 25,
    wallet_amount: 0,
    due_amount: 25,
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    created_at: OPENED_AT,
    status_since: OPENED_AT,
    schedule_at: null,
    schedule_until: null,
    timezone: 'Africa/Cairo',
    store: { id: 1, name: 'El Bahr Grill', latitude: 33, longitude: 27 },
    parcel: null,
    drop_off: { address: '12 Harbour Street', latitude: 33, longitude: 27 },
    customer_name: 'Salma',
    items_count: 3,
    lines: [
      { name: 'Grilled sea bass', quantity: 2, choices: ['Rice', 'Extra lemon'], note: null },
      { name: 'Fattoush', quantity: 1, choices: [], note: 'No onions' },
    ],
    order_note: null,
    prep_minutes: null,
    usual_prep_minutes: 20,
    begin_by: beginBy,
    ready_by: null,
    arrival: null,
    late_at: null,
    courier: null,
    awaits_price: null,
    next_steps: nextSteps[status],
  };
}

/** Orders and a live stream that a story plays instead of the server, so that it decides what changes and when. */
export async function playBoard(page: Page, orders: Map<number, PlayedOrder>) {
  await page.route(/\/api\/v1\/console\/orders\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const asked = query.get('ids');
    const wanted = asked === null ? null : new Set(JSON.parse(asked) as number[]);
    const running = [...orders.values()].filter(
      ({ id, status }) => status !== 'delivered' && (wanted?.has(id) ?? true),
    );
    const [limit, offset] = [Number(query.get('limit') ?? 50), Number(query.get('offset') ?? 1)];
    const shown = running.slice((offset - 1) * limit, offset * limit);
    await route.fulfill({ json: { total_size: running.length, limit, offset, orders: shown.map(onBoard) } });
  });
  await page.route(/\/api\/v1\/console\/orders\/\d+\/step$/, async (route) => {
    const id = Number(/(\d+)\/step$/.exec(route.request().url())?.[1]);
    const { to } = route.request().postDataJSON() as { to: Status };
    const order = orders.get(id);
    if (order) orders.set(id, { ...order, status: to });
    await route.fulfill({ json: { id, order_status: to } });
  });
  await page.addInitScript(playStream);
  return {
    /** Sends an event for each order. */
    tell: (ids: readonly number[]) => page.evaluate((changed) => globalThis.tellChanged(changed), ids),
  };
}

declare global {
  var tellChanged: (ids: readonly number[]) => void;
}

/** Runs in the page: the stream is open and sends what the story tells. */
function playStream(): void {
  const ask = globalThis.fetch;
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  globalThis.tellChanged = (ids) => {
    const event = (id: number) =>
      `event: order_status\ndata: ${JSON.stringify({ order_id: id, order_status: 'confirmed', at: new Date().toISOString() })}\n\n`;
    stream?.enqueue(encoder.encode(ids.map(event).join('')));
  };
  globalThis.fetch = (input, init) => {
    if (!(typeof input === 'string' && input.endsWith('/api/v1/live'))) return ask(input, init);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        controller.enqueue(encoder.encode(': open\n\n'));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
}
