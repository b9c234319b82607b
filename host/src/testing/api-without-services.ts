import type { ApiSettings } from '@rialto/server/api.ts';

/** Settings of an API that reaches no service outside the process. */
export const withoutServices = {
  publicUrl: 'http://shop.example',
  tileUrl: null,
  tileAttribution: '',
  geo: { kind: 'own' },
  payments: { holdMinutes: 15, hasSandbox: false, stripe: null },
  messaging: { smtp: null, sms: null, hasDemoMailbox: false, showsCodes: false },
  socialProviders: [],
} satisfies Partial<ApiSettings>;
