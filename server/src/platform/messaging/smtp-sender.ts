import { createTransport, type SendMailOptions } from 'nodemailer';
import type { RenderedMessage, Sender } from './outgoing-message.ts';

const TIMEOUT_MS = 8_000;
const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/** Sends through smtp://user:password@host:587 (STARTTLS where offered) or smtps://host:465, one connection per mail. */
export function smtpSender({ url, from }: { url: string; from: string }): Sender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isImplicitTls = protocol === 'smtps:';
  const hasLogin = username !== '';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isImplicitTls ? 465 : 587)),
    secure: isImplicitTls,
    name: 'rialto',
    // The password is sent only over TLS, except to this machine.
    requireTLS: hasLogin && !isImplicitTls && !LOCAL_HOSTS.includes(hostname),
    ...(hasLogin && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      forceAuth: true,
    }),
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, id) => {
    await transport.sendMail(mailOf(message, from, id));
  };
}

/** Addresses are passed as objects, so that a comma or a line end in one cannot add a recipient or a header (T81). */
export function mailOf({ to, subject, text }: RenderedMessage, from: string, id: string): SendMailOptions {
  return {
    from: { name: '', address: from },
    to: { name: '', address: to },
    subject,
    text,
    encoding: 'base64',
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
  };
}
