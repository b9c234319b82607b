import { listDemoMail as contract } from '@rialto/contract/calls/demo-mail.ts';
import type { App } from '../app.ts';
import { bind } from '../http/bind.ts';
import { listDemoMail } from './demo-mailbox.ts';

export function messagingRoutes(app: App, hasDemoMailbox: boolean): void {
  bind(app, contract, async ({ db }) => ({
    messages: (await listDemoMail(db, hasDemoMailbox)).map(({ id, channel, to, subject, text, createdAt }) => ({
      id,
      channel,
      recipient: to,
      subject,
      text,
      created_at: createdAt.toISOString(),
    })),
  }));
}
