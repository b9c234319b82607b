import { pauseOf } from '@rialto/api-client/reconnect-pause.ts';
import { connect, type Socket } from 'node:net';
import type { Page } from './world.ts';

export type Received = { orderId: number; status: string; eventId: string; at: number };

export type Readers = {
  received: Received[];
  /** How many streams have received their first bytes and are open. */
  openCount(): number;
  close(): void;
};

type Options = { pages: readonly Page[]; portOf: (index: number) => number };

const OPENING_AT_ONCE = 200;

/** One stream per page over a plain socket, so that the clients cost little. A lost one resumes, as browsers do. */
export async function openReaders({ pages, portOf }: Options): Promise<Readers> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let isClosed = false;

  function open({ guestId }: Page, index: number, lastEventId: string, onOpen: () => void): void {
    let [unread, last, isOpen] = ['', lastEventId, false];
    const socket = connect(portOf(index), '127.0.0.1');
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write(
      `GET /api/v1/live HTTP/1.1\r\nhost: bench\r\nx-guest-id: ${guestId}\r\n${last && `last-event-id: ${last}\r\n`}\r\n`,
    );
    socket.on('data', (chunk) => {
      if (!isOpen) sockets.add(socket);
      if (!isOpen) onOpen();
      isOpen = true;
      // Chunk sizes are between the events and match none of the fields.
      const blocks = (unread + String(chunk)).split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) {
        const id = /^id: (\d+)$/m.exec(block)?.[1];
        if (id !== undefined) last = id;
        const data = /^event: order_status\ndata: (.*)$/m.exec(block)?.[1];
        if (data === undefined) continue;
        const { order_id, order_status } = JSON.parse(data) as { order_id: number; order_status: string };
        received.push({ orderId: order_id, status: order_status, eventId: id ?? '', at: performance.now() });
      }
    });
    socket.on('close', () => {
      sockets.delete(socket);
      if (isClosed) return;
      const pause = pauseOf({ atLeastMs: 1_000 });
      setTimeout(() => open({ guestId, orderId: 0 }, index, last, onOpen), pause);
    });
  }

  for (let from = 0; from < pages.length; from += OPENING_AT_ONCE) {
    const some = pages.slice(from, from + OPENING_AT_ONCE);
    await Promise.all(some.map((page, at) => new Promise<void>((resolve) => open(page, from + at, '', resolve))));
  }
  return {
    received,
    openCount: () => sockets.size,
    close() {
      isClosed = true;
      sockets.forEach((socket) => socket.destroy());
    },
  };
}
