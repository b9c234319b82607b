import type { ApiSettings } from '@rialto/server/api.ts';
import { isProduction, type Settings } from './settings.ts';

/** How emails and SMS are sent. Without SMTP or SMS settings a demo shows them and a development server logs them. */
export function messagingSettings(settings: Settings): ApiSettings['messaging'] {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, DEMO } = settings;
  return {
    smtp: SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM } : null,
    sms: SMS_URL ? { url: SMS_URL, token: SMS_TOKEN ?? null } : null,
    hasDemoMailbox: DEMO === 1 && !isProduction(settings),
    showsCodes: !isProduction(settings),
  };
}
