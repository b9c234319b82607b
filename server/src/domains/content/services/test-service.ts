import type { ServiceName } from '@rialto/contract/calls/console/services.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { randomUUID } from 'node:crypto';
import { smsSender } from '../../../platform/messaging/sms-sender.ts';
import { smtpSender } from '../../../platform/messaging/smtp-sender.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { textOf } from '../../../platform/texts.ts';
import { messagingInUse, stripeInUse, type MachineServices } from './services-in-use.ts';
import type { StoredServices } from './services.sql.ts';

type ServiceTest = { name: ServiceName; to: string | undefined; language: Language; shopName: string };
type Outcome = { is_working: boolean; message: string };
const TIMEOUT_MS = 8_000;
const MAX_REASON_LENGTH = 200;

/** Tries a service with its present settings and says in one sentence what happened. OPS-12. */
export async function testService(
  machine: MachineServices,
  stored: StoredServices,
  asked: ServiceTest,
): Promise<Outcome> {
  const { language } = asked;
  const attempt = attemptOf(machine, stored, asked);
  try {
    await attempt();
    return { is_working: true, message: worksText(asked) };
  } catch (thrown) {
    const reason = (thrown instanceof Error ? thrown.message : '').slice(0, MAX_REASON_LENGTH);
    return { is_working: false, message: textOf('service.failed', language, { reason }) };
  }
}

function worksText({ name, to = '', language }: ServiceTest): string {
  if (name === 'mail') return textOf('service.mail_works', language, { to });
  if (name === 'sms') return textOf('service.sms_works', language, { to });
  return textOf('service.stripe_works', language);
}

function attemptOf(machine: MachineServices, stored: StoredServices, asked: ServiceTest): () => Promise<void> {
  if (asked.name === 'stripe') {
    const keys = stripeInUse(machine, stored);
    if (!keys) throw new RefusalError({ code: 'service_not_set' });
    return () => checkStripe(keys);
  }
  const { smtp, sms } = messagingInUse(machine, stored);
  const sender = asked.name === 'mail' ? smtp && smtpSender(smtp) : sms && smsSender(sms);
  if (!sender) throw new RefusalError({ code: 'service_not_set' });
  const { to } = asked;
  if (!to) throw new RefusalError({ code: 'test_recipient_missing' });
  const text = textOf('service.test_text', asked.language, { shop: asked.shopName });
  const channel = asked.name === 'mail' ? 'email' : 'sms';
  return () => sender({ channel, to, subject: asked.shopName, text }, randomUUID());
}

/** Reading the balance needs a valid key and changes nothing. */
async function checkStripe({ secretKey, baseUrl }: { secretKey: string; baseUrl: string }): Promise<void> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/v1/balance`, {
    headers: { authorization: `Bearer ${secretKey}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Stripe: ${response.status}`);
}
