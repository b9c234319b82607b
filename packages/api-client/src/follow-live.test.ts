import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLive, type LiveState, type ReceivedEvent } from './follow-live.ts';
import { pauseOf } from './reconnect-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Connection = { headers: Record<string, string>; send(text: string): void; end(): void; isAborted: () => boolean };

/** A server that accepts streams, or refuses them with a status. */
function openServer() {
  const connections: Connection[] = [];
  let refusal: Response | Error | null = null;
  const fetch = async (_url: string, { headers, signal }: RequestInit): Promise<Response> => {
    if (refusal instanceof Error) throw refusal;
    if (refusal) return refusal.clone();
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
    connections.push({
      headers: headers as Record<string, string>,
      send: (text) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
      isAborted: () => signal?.aborted ?? false,
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { connections, fetch, refuseWith: (with_: typeof refusal) => void (refusal = with_) };
}

function follow(server: ReturnType<typeof openServer>, lastEventId: string | null = null) {
  const events: ReceivedEvent[] = [];
  const states: LiveState[] = [];
  const follower = followLive({
    fetch: server.fetch,
    headers: () => ({ authorization: 'Bearer token' }),
    lastEventId,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  });
  return { ...follower, events, states };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const event = (id: number) => `id: ${id}\nevent: order_late\ndata: {"order_id":${id}}\n\n`;

test('events arrive whole, also if the network splits them, and the credentials travel in headers', async () => {
  const server = openServer();
  const { events, states } = follow(server);
  await settle();
  const [connection] = server.connections;
  expect(connection?.headers).toMatchObject({ authorization: 'Bearer token' });
  expect(connection?.headers).not.toHaveProperty('last-event-id');
  expect(states).toEqual(['connecting']);
  for (const part of [':\n\nid: 7\nev', 'ent: order_late\nda', 'ta: {"order_id":5}\n\nevent: courier_changed\n']) {
    connection?.send(part);
    await settle();
  }
  connection?.send('data: {"order_id":6}\n\n');
  await settle();
  expect(states).toEqual(['connecting', 'open']);
  expect(events).toEqual([
    { id: '7', name: 'order_late', data: { order_id: 5 } },
    { id: null, name: 'courier_changed', data: { order_id: 6 } },
  ]);
});

test('TRK-09 a stream that ends is opened again within two seconds and resumes after its last event', async () => {
  const server = openServer();
  const { events, states } = follow(server, '3');
  await settle();
  expect(server.connections[0]?.headers).toMatchObject({ 'last-event-id': '3' });
  server.connections[0]?.send(event(4));
  await settle();
  server.connections[0]?.end();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(server.connections[1]?.headers).toMatchObject({ 'last-event-id': '4' });
  server.connections[1]?.send(event(5));
  await settle();
  expect(events.map(({ id }) => id)).toEqual(['4', '5']);
  expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
});

test('a stream that the server ends with a longer pause waits that long', async () => {
  const server = openServer();
  follow(server);
  await settle();
  server.connections[0]?.send('retry: 60000\n\n');
  await settle();
  server.connections[0]?.end();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(server.connections).not.toHaveLength(1);
});

test('a silent stream is replaced, and one that a proxy holds back never counts as open', async () => {
  const server = openServer();
  const { states } = follow(server);
  await settle();
  await vi.advanceTimersByTimeAsync(17_000);
  expect(server.connections[0]?.isAborted()).toBe(true);
  expect(states).not.toContain('open');
  await vi.advanceTimersByTimeAsync(2_000);
  server.connections[1]?.send(':\n\n');
  await vi.advanceTimersByTimeAsync(30_000);
  server.connections[1]?.send(':\n\n');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.connections[1]?.isAborted()).toBe(false);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(server.connections[1]?.isAborted()).toBe(true);
});

test('TRK-09 after sleep a device reconnects at once', async () => {
  const server = openServer();
  const { wake } = follow(server);
  await settle();
  server.connections[0]?.send(':\n\n');
  await settle();
  vi.setSystemTime(Date.now() + 600_000);
  wake();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(server.connections).toHaveLength(2);
});

test('refused credentials end it; an overloaded server and a lost network do not', async () => {
  const server = openServer();
  server.refuseWith(new Error('network lost'));
  const { states } = follow(server);
  await vi.advanceTimersByTimeAsync(5_000);
  server.refuseWith(new Response('', { status: 503, headers: { 'retry-after': '2' } }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('waiting');
  server.refuseWith(new Response('', { status: 401 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('refused');
  const { length } = states;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(states).toHaveLength(length);
});

test('a stopped follower closes its connection and opens no other', async () => {
  const server = openServer();
  const { stop } = follow(server);
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.connections).toHaveLength(1);
  expect(server.connections[0]?.isAborted()).toBe(true);
});

test('pauses grow up to half a minute and are spread over twice the shortest', () => {
  const spread = (outcome: Parameters<typeof pauseOf>[0]) => [pauseOf(outcome, () => 0), pauseOf(outcome, () => 1)];
  expect(spread({ atLeastMs: 1_000 })).toEqual([500, 1_500]);
  expect(spread({ failures: 1 })).toEqual([500, 1_500]);
  expect(spread({ failures: 3 })).toEqual([2_000, 6_000]);
  expect(spread({ failures: 30 })).toEqual([15_000, 45_000]);
  expect(spread({ failures: 1, atLeastMs: 20_000 })).toEqual([10_000, 30_000]);
});
