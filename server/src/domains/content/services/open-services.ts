import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import type { MessagingSettings } from '../../../platform/messaging/open-messaging.ts';
import { messagingInUse, stripeInUse, type MachineServices } from './services-in-use.ts';
import { findServices } from './services.sql.ts';

const CACHE_SECONDS = 60;

/** The services of the shop, which change while it runs. */
export type OutsideServices = {
  machine: MachineServices;
  messaging(): Promise<MessagingSettings>;
  stripe(): Promise<ReturnType<typeof stripeInUse>>;
};

export function openServices(app: Pick<App, 'clock' | 'db' | 'onChange'>, machine: MachineServices): OutsideServices {
  const stored = cachedUntilChanged(app, { seconds: CACHE_SECONDS, tables: ['service_settings'], load: findServices });
  return {
    machine,
    messaging: async () => messagingInUse(machine, await stored()),
    stripe: async () => stripeInUse(machine, await stored()),
  };
}
