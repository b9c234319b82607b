import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A local stand-in for an external service, with replaceable responses and recorded requests. */
export type FakeService = {
  baseUrl: string;
  /** Every requested URL so far, oldest first. */
  requests: URL[];
  headers: IncomingMessage['headers'][];
  answer: (response: ServerResponse, url: URL) => void;
  stop(): Promise<void>;
};

export async function startFakeService(answer: FakeService['answer'] = json({})): Promise<FakeService> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', fake.baseUrl);
    fake.requests.push(url);
    fake.headers.push(request.headers);
    fake.answer(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeService = { baseUrl, requests: [], headers: [], answer, stop };
  afterAll(stop);
  return fake;
}

export function json(body: unknown, status = 200): FakeService['answer'] {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function text(body: string, status = 200): FakeService['answer'] {
  return (response) => response.writeHead(status).end(body);
}

export function redirectTo(location: string): FakeService['answer'] {
  return (response) => response.writeHead(302, { location }).end();
}

/** Never responds. */
export const silence: FakeService['answer'] = () => undefined;

/** Starts a response and keeps sending small pieces. */
export const drip: FakeService['answer'] = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":"');
  const timer = setInterval(() => response.write('x'), 10);
  response.on('close', () => clearInterval(timer));
};

/** Starts a response and keeps sending large pieces. */
export const flood: FakeService['answer'] = (response) => {
  const chunk = 'x'.repeat(64 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.on('drain', pour);
  pour();
};
