import { connect, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { readReplies, type Replies } from './smtp-replies.ts';

export type Smtp = {
  /** Sends a line and waits for the answer it hopes for; any other is thrown. */
  say(line: string, expected: number): Promise<string>;
  close(): void;
};

const SILENCE_LIMIT_MS = 8_000;

/** A greeted and signed-in connection. A password never travels without TLS, except on this machine. */
export async function openSmtp(server: URL): Promise<Smtp> {
  const isSafe = server.protocol === 'smtps:';
  const port = Number(server.port || (isSafe ? 465 : 587));
  const host = server.hostname;
  let socket: Socket = isSafe ? connectSafely({ host, port, servername: host }) : connect({ host, port });
  let replies = listen(socket);
  const smtp: Smtp = {
    async say(line, expected) {
      socket.write(`${line}\r\n`);
      return expectReply(replies, expected);
    },
    close: () => socket.destroy(),
  };
  try {
    await expectReply(replies, 220);
    let offers = await smtp.say('EHLO rialto', 250);
    if (!isSafe && /STARTTLS/i.test(offers)) {
      await smtp.say('STARTTLS', 220);
      replies.stop();
      socket = connectSafely({ socket, servername: host });
      replies = listen(socket);
      offers = await smtp.say('EHLO rialto', 250);
    }
    if (server.username) await signIn(smtp, server, socket);
    return smtp;
  } catch (error) {
    smtp.close();
    throw error;
  }
}

async function signIn(smtp: Smtp, server: URL, socket: Socket): Promise<void> {
  const isEncrypted = 'encrypted' in socket && socket.encrypted === true;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(server.hostname);
  if (!isEncrypted && !isHere) throw new Error('The mail server offers no encryption, so it is not told the password');
  const pair = `\0${decodeURIComponent(server.username)}\0${decodeURIComponent(server.password)}`;
  await smtp.say(`AUTH PLAIN ${Buffer.from(pair).toString('base64')}`, 235);
}

function listen(socket: Socket): Replies {
  socket.setTimeout(SILENCE_LIMIT_MS, () => socket.destroy(new Error('The mail server went silent')));
  return readReplies(socket);
}

async function expectReply(replies: Replies, expected: number): Promise<string> {
  const { code, text } = await replies.next();
  if (code !== expected) throw new Error(`The mail server answered ${code}`);
  return text;
}
