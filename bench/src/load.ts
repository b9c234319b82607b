import { connect, type Socket } from 'node:net';

/** `refusal`: the text of one of the failures. */
export type Load = {
  requestsPerSecond: number;
  failures: number;
  refusal: string | null;
  bytes: number;
  latencies: Latencies;
};
/** Percentiles of the response times in milliseconds. */
export type Latencies = { p50: number; p95: number; p99: number };
/** The requests: a GET of one path, of a new path each time, or a call with a body. */
export type LoadRequest = { path: string; body?: object; headers?: Record<string, string> };
export type Target = {
  port: number;
  path: string | (() => string | LoadRequest);
  headers?: Record<string, string>;
  /** One per client, instead of `path`: the next request of the client, made from the reply to its last one. */
  visits?: () => Visit;
};
export type Visit = (reply: string) => LoadRequest;

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Sends requests over keep-alive sockets as fast as the server responds. Written on raw sockets, because an HTTP client
 * on the same machine would use more CPU than the server.
 */
export async function load(target: Target, connections: number, milliseconds: number): Promise<Load> {
  const requestOf = requestsFor(target);
  const until = performance.now() + milliseconds;
  const began = performance.now();
  const clients = await Promise.all(
    Array.from({ length: connections }, () => askUntil(target.port, requestOf(), until)),
  );
  const seconds = (performance.now() - began) / 1000;
  const sum = (count: (client: Client) => number) => clients.reduce((total, client) => total + count(client), 0);
  return {
    requestsPerSecond: sum(({ answers }) => answers) / seconds,
    failures: sum(({ failures }) => failures),
    refusal: clients.find(({ refusal }) => refusal !== null)?.refusal ?? null,
    bytes: clients[0]?.bytes ?? 0,
    latencies: latenciesOf(clients.flatMap(({ took }) => took)),
  };
}

type Client = { answers: number; failures: number; refusal: string | null; bytes: number; took: number[] };

export function latenciesOf(took: number[]): Latencies {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

type NextRequest = (reply: () => string) => string;

/** What a client sends: created once per client. */
function requestsFor({ path, headers = {}, visits }: Target): () => NextRequest {
  const shared = linesOf({ host: '127.0.0.1', ...headers });
  if (visits)
    return () => {
      const visit = visits();
      return (reply) => textOf(visit(reply()), shared);
    };
  if (typeof path === 'string') {
    const same = textOf({ path }, shared);
    return () => () => same;
  }
  return () => () => {
    const next = path();
    return textOf(typeof next === 'string' ? { path: next } : next, shared);
  };
}

function textOf({ path, body, headers = {} }: LoadRequest, shared: string): string {
  if (!body) return `GET ${path} HTTP/1.1\r\n${shared}${linesOf(headers)}\r\n`;
  const text = JSON.stringify(body);
  const about = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return `POST ${path} HTTP/1.1\r\n${shared}${linesOf(about)}\r\n${text}`;
}

function linesOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

function askUntil(port: number, request: NextRequest, until: number): Promise<Client> {
  return new Promise((resolve, reject) => {
    const client: Client = { answers: 0, failures: 0, refusal: null, bytes: 0, took: [] };
    let asked = 0;
    const ask = (reply: () => string) => {
      asked = performance.now();
      socket.write(request(reply));
    };
    const socket: Socket = connect(port, '127.0.0.1', () => ask(() => ''));
    let buffered = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (data) => {
      buffered = buffered.length === 0 ? data : Buffer.concat([buffered, data]);
      const whole = wholeAnswer(buffered);
      if (whole === null) return;
      client.answers += 1;
      client.took.push(performance.now() - asked);
      client.bytes = whole.bytes;
      const answered = buffered;
      const reply = () => answered.toString('utf8', answered.length - whole.bytes);
      if (whole.status !== 200) {
        client.failures += 1;
        client.refusal = reply();
      }
      buffered = Buffer.alloc(0);
      if (performance.now() < until) ask(reply);
      else socket.end(() => resolve(client));
    });
  });
}

function wholeAnswer(buffer: Buffer): { status: number; bytes: number } | null {
  const headEnd = buffer.indexOf(END_OF_HEAD);
  if (headEnd < 0) return null;
  const head = buffer.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const bytes = Number(length);
    return buffer.length >= headEnd + 4 + bytes ? { status, bytes } : null;
  }
  // Chunked: the last chunk is empty.
  return buffer.toString('latin1', buffer.length - 5) === '0\r\n\r\n'
    ? { status, bytes: buffer.length - headEnd - 4 }
    : null;
}
