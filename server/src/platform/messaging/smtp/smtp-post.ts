import type { Post } from '../message.ts';
import { mimeText } from './mime-text.ts';
import { openSmtp } from './smtp-connection.ts';

/** Sends by a mail server: smtp://user:password@host:587 (with STARTTLS where offered) or smtps://host:465. */
export function smtpPost({ url, from }: { url: string; from: string }): Post {
  const server = new URL(url);
  return async ({ to, subject, text }, id) => {
    const smtp = await openSmtp(server);
    try {
      await smtp.say(`MAIL FROM:<${from}>`, 250);
      await smtp.say(`RCPT TO:<${to}>`, 250);
      await smtp.say('DATA', 354);
      await smtp.say(`${mimeText({ from, to, subject, text, id })}\r\n.`, 250);
      await smtp.say('QUIT', 221).catch(() => undefined);
    } finally {
      smtp.close();
    }
  };
}
