import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

export type FakeSmtp = {
  url: string;
  /** The command lines that clients sent. */
  said: string[];
  mails: string[];
  /** Responds to the next RCPT with this code. */
  refuseNext(code: number): void;
  close(): Promise<void>;
};

/** A minimal mail server without TLS: accepts any password and any mail. */
export async function fakeSmtp(): Promise<FakeSmtp> {
  const said: string[] = [];
  const mails: string[] = [];
  let rcptFailure: number | null = null;
  const answer = (line: string): string => {
    if (line.startsWith('EHLO')) return '250-fake\r\n250-SIZE 100000\r\n250 AUTH PLAIN';
    if (line.startsWith('AUTH')) return '235 welcome';
    if (line === 'STARTTLS') return '502 not supported';
    if (line.startsWith('RCPT') && rcptFailure !== null) {
      const code = rcptFailure;
      rcptFailure = null;
      return `${code} not now`;
    }
    if (line === 'DATA') return '354 go on';
    return line === 'QUIT' ? '221 bye' : '250 ok';
  };
  const server: Server = createServer((socket) => {
    socket.write('220 fake\r\n');
    listen(socket, said, mails, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    said,
    mails,
    refuseNext: (code) => (rcptFailure = code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(socket: Socket, said: string[], mails: string[], answer: (line: string) => string): void {
  let unread = '';
  let mail: string[] | null = null;
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    unread += chunk.toString('utf8');
    const lines = unread.split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      if (mail === null) {
        said.push(line);
        socket.write(`${answer(line)}\r\n`);
        if (line === 'DATA') mail = [];
      } else if (line === '.') {
        mails.push(mail.join('\r\n'));
        mail = null;
        socket.write('250 taken\r\n');
      } else mail.push(line);
    }
  });
}
