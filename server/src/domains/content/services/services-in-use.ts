import type { Services } from '@rialto/contract/calls/console/services.ts';
import type { MessagingSettings } from '../../../platform/messaging/open-messaging.ts';
import type { StoredServices } from './services.sql.ts';

type StripeKeys = { secretKey: string; webhookSecret: string; baseUrl: string };

/** What environment variables of the machine set. */
export type MachineServices = {
  messaging: MessagingSettings;
  stripe: StripeKeys | null;
  stripeUrl: string;
  publicUrl: string;
};

/** The mail server and the SMS gateway that are used: those of the machine, otherwise those of the console. */
export function messagingInUse({ messaging }: MachineServices, { mail, sms }: StoredServices): MessagingSettings {
  return {
    ...messaging,
    smtp: messaging.smtp ?? (mail && { url: smtpUrl(mail), from: mail.settings.from }),
    sms: messaging.sms ?? (sms && { url: sms.settings.url, token: sms.secret.token ?? null }),
  };
}

export function stripeInUse({ stripe, stripeUrl }: MachineServices, stored: StoredServices): StripeKeys | null {
  return stripe ?? (stored.stripe && { ...stored.stripe.secret, baseUrl: stripeUrl });
}

function smtpUrl({ settings, secret }: NonNullable<StoredServices['mail']>): string {
  const login = settings.user
    ? `${encodeURIComponent(settings.user)}:${encodeURIComponent(secret.password ?? '')}@`
    : '';
  return `${settings.tls ? 'smtps' : 'smtp'}://${login}${settings.host}:${settings.port}`;
}

const SHOWN_LENGTH = 4;
const LEAST_LENGTH = 12;

/** The end of a secret, which tells two keys apart; a short secret shows nothing. */
function endOf(secret: string | undefined): string | null {
  return secret && secret.length >= LEAST_LENGTH ? secret.slice(-SHOWN_LENGTH) : null;
}

/** What the owner sees. Settings of the machine are named, not shown. */
export function shownServices(machine: MachineServices, { mail, sms, stripe }: StoredServices): Services {
  const sourceOf = (isOfMachine: boolean, stored: object | null) =>
    isOfMachine ? 'machine' : stored ? 'console' : 'none';
  const usual = { host: '', port: 587, tls: false, user: '', from: '' };
  return {
    mail: {
      source: sourceOf(machine.messaging.smtp !== null, mail),
      ...usual,
      ...mail?.settings,
      password_end: endOf(mail?.secret.password),
      has_password: Boolean(mail?.secret.password),
    },
    sms: {
      source: sourceOf(machine.messaging.sms !== null, sms),
      url: sms?.settings.url ?? '',
      token_end: endOf(sms?.secret.token),
      has_token: Boolean(sms?.secret.token),
    },
    stripe: {
      source: sourceOf(machine.stripe !== null, stripe),
      key_end: endOf(stripe?.secret.secretKey),
      webhook_end: endOf(stripe?.secret.webhookSecret),
      webhook_url: `${machine.publicUrl}/api/v1/payments/webhook/stripe`,
    },
    push: { is_on: machine.publicUrl.startsWith('https://') },
  };
}
