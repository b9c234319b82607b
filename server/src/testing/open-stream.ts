import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { request, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

export type StreamedEvent = { id: string; name: string; data: unknown };

export type OpenStream = {
  status: number;
  headers: IncomingMessage['headers'];
  /** The whole body of a refusal. */
  body: () => string;
  /** Every event since the beginning, also `reset`, but not the notices that accompany steps. */
  events: StreamedEvent[];
  comments: () => number;
  /** The last `retry` field. */
  retryMs: () => number | null;
  isEnded: () => boolean;
  lastEventId: () => string;
  /** The events without `reset`, once there are this many. */
  received: (count: number) => Promise<StreamedEvent[]>;
  pause(): void;
  resume(): void;
  close(): void;
};

/** A client of the live stream over a real socket. It is closed after the test. */
export async function openStream(url: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${url}/api/v1/live`, { agent: false, headers }, resolve).on('error', reject);
    onTestFinished(() => void sent.destroy());
    sent.end();
  });
  const events: StreamedEvent[] = [];
  let [text, unread, comments, isEnded] = ['', '', 0, false];
  let retryMs: number | null = null;
  let lastId = '';
  response.setEncoding('utf8').on('error', () => undefined);
  response.on('close', () => (isEnded = true));
  response.on('data', (chunk: string) => {
    text += chunk;
    const blocks = (unread + chunk).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => splitOnce(line)));
      if (fields.has('')) comments += 1;
      if (fields.has('retry')) retryMs = Number(fields.get('retry'));
      const [name, data] = [fields.get('event'), fields.get('data')];
      lastId = fields.get('id') ?? lastId;
      if (name !== undefined && data !== undefined && name !== 'notice')
        events.push({ id: fields.get('id') ?? '', name, data: JSON.parse(data) as unknown });
    }
  });
  const withoutReset = () => events.filter(({ name }) => name !== 'reset');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: () => text,
    events,
    comments: () => comments,
    retryMs: () => retryMs,
    isEnded: () => isEnded,
    lastEventId: () => lastId,
    received: (count) =>
      waitUntil(`${count} events have arrived`, () => withoutReset().length >= count && withoutReset()),
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => void response.destroy(),
  };
}

function splitOnce(line: string): [string, string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}
