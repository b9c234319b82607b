import { pauseOf } from '@rialto/api-client/reconnect-pause.ts';
import { connect, type Socket } from 'node:net';
import type { Position } from './positions.ts';
import type { Page } from './world.ts';

export type ReceivedEvent = { orderId: number; status: string; eventId: string; at: number };

export type Readers = {
  received: ReceivedEvent[];
  positions: Position[];
  /** How many streams were answered with 200 and are open. */
  openCount(): number;
  close(): void;
};

type Options = { pages: readonly Page[]; portOf: (index: number) => number };
type Opening = { onOpen: () => void; onRefused: (answer: string) => void };

const OPENING_AT_ONCE = 200;

/**
 * One stream per page over a plain socket, so that the clients cost little. A lost one resumes, as browsers do, but none
 * may be refused when it is first opened.
 */
export async function openReaders({ pages, portOf }: Options): Promise<Readers> {
  const received: ReceivedEvent[] = [];
  const positions: Position[] = [];
  const sockets = new Set<Socket>();
  let isClosed = false;

  function read(block: string): string | undefined {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
    if (name === 'order_status' && data !== undefined) {
      const { order_id, order_status } = JSON.parse(data) as { order_id: number; order_status: string };
      received.push({ orderId: order_id, status: order_status, eventId: id ?? '', at: performance.now() });
    }
    if (name === 'courier_position' && data !== undefined) {
      const { order_id, at } = JSON.parse(data) as { order_id: number; at: string };
      positions.push({ orderId: order_id, at });
    }
    return id;
  }

  function open({ guestId }: Page, index: number, lastEventId: string, opening: Opening): void {
    let [unread, last, isOpen] = ['', lastEventId, false];
    const socket = connect(portOf(index), '127.0.0.1');
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write(
      `GET /api/v1/live HTTP/1.1\r\nhost: bench\r\nx-guest-id: ${guestId}\r\n${last && `last-event-id: ${last}\r\n`}\r\n`,
    );
    socket.on('data', (chunk) => {
      unread += String(chunk);
      if (!isOpen) {
        const [head = '', ...rest] = unread.split('\r\n\r\n');
        if (rest.length === 0) return;
        if (!head.startsWith('HTTP/1.1 200 ')) {
          opening.onRefused(head.split('\r\n')[0] ?? '');
          socket.destroy();
          return;
        }
        unread = rest.join('\r\n\r\n');
        isOpen = true;
        sockets.add(socket);
        opening.onOpen();
      }
      // Chunk sizes are between the events and match none of the fields.
      const blocks = unread.split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) last = read(block) ?? last;
    });
    socket.on('close', () => {
      sockets.delete(socket);
      if (isClosed) return;
      const pause = pauseOf({ atLeastMs: 1_000 });
      setTimeout(() => open({ guestId, orderId: 0 }, index, last, opening), pause);
    });
  }

  const close = () => {
    isClosed = true;
    sockets.forEach((socket) => socket.destroy());
  };
  const firstOpening = (page: Page, index: number) =>
    new Promise<void>((resolve, reject) =>
      open(page, index, '', {
        onOpen: resolve,
        onRefused: (answer) => reject(new Error(`A stream was answered with ${answer}`)),
      }),
    );
  for (let from = 0; from < pages.length; from += OPENING_AT_ONCE) {
    const some = pages.slice(from, from + OPENING_AT_ONCE);
    await Promise.all(some.map((page, at) => firstOpening(page, from + at))).catch((refused: unknown) => {
      close();
      throw refused;
    });
  }
  return { received, positions, openCount: () => sockets.size, close };
}
