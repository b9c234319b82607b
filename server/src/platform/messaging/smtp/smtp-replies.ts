import type { Socket } from 'node:net';

type Reply = { code: number; text: string };
export type Replies = { next(): Promise<Reply>; stop(): void };

const MOST_CHARACTERS = 64_000;

/** The server's answers one by one; an answer of several lines ends with the line that has a space after its code. */
export function readReplies(socket: Socket): Replies {
  let unread = '';
  let failure: Error | null = null;
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | null = null;

  const settle = (): void => {
    if (!waiting) return;
    const end = /^(\d{3})(?: .*)?\r?\n/m.exec(unread);
    if (end) {
      const text = unread.slice(0, end.index + end[0].length);
      unread = unread.slice(text.length);
      waiting.resolve({ code: Number(end[1]), text });
    } else if (failure) waiting.reject(failure);
    else return;
    waiting = null;
  };
  const take = (chunk: Buffer): void => {
    unread += chunk.toString('latin1');
    if (unread.length > MOST_CHARACTERS) socket.destroy(new Error('The mail server says too much'));
    settle();
  };
  const fail = (error?: Error): void => {
    failure ??= error instanceof Error ? error : new Error('The mail server hung up');
    settle();
  };
  socket.on('data', take);
  socket.on('error', fail);
  socket.on('close', () => fail());
  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        settle();
      }),
    stop: () => void socket.off('data', take),
  };
}
