import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

export type FlakyProxy = {
  connectionString: string;
  /** From now on nothing gets through, and nobody is told. */
  fallSilent(): void;
  /** The answer to the next message that holds this text is lost, together with the connection. */
  loseAnswerTo(text: string): void;
  /** How often the app has sent something so far. */
  messages(): number;
};

/** Stands between app and database and does to them what networks do. Gone after the test. */
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
    fallSilent: () => (isSilent = true),
    loseAnswerTo: (text) => (lost = text),
    messages: () => count,
  };
}
