import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

export type FlakyProxy = {
  connectionString: string;
  /** Drops all traffic from now on without closing the connections. */
  dropTraffic(): void;
  /** Drops the response to the next message that contains this text, and closes the connection. */
  dropResponseTo(text: string): void;
  /** How many messages the app has sent so far. */
  messages(): number;
};

/** A proxy between app and database that simulates network failures. It is closed after the test. */
export async function flakyProxy(url: string): Promise<FlakyProxy> {
  const { host, port, user, database } = new Client(url);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets: Socket[] = [];
  let isSilent = false;
  let lost: string | null = null;
  let count = 0;

  const server = createServer((app) => {
    const behind = connect(target);
    let isDoomed = false;
    app.on('data', (chunk) => {
      count += 1;
      if (lost !== null && chunk.includes(lost)) isDoomed = true;
      if (!isSilent) behind.write(chunk);
    });
    behind.on('data', (chunk) => {
      if (isDoomed) app.destroy();
      else if (!isSilent) app.write(chunk);
    });
    for (const socket of [app, behind]) {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [app, behind].forEach((end) => end.destroy()));
    }
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  });
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    connectionString: `postgres://${user}@127.0.0.1:${ownPort}/${database}`,
    dropTraffic: () => (isSilent = true),
    dropResponseTo: (text) => (lost = text),
    messages: () => count,
  };
}
