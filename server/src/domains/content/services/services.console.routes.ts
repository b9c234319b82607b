import * as contract from '@rialto/contract/calls/console/services.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { textIn } from '../../../platform/wire-values.ts';
import type { Shop } from '../content.public.ts';
import { changeService, removeService } from './change-service.ts';
import { readServices, readStoredServices } from './read-services.ts';
import type { MachineServices } from './services-in-use.ts';
import { testService } from './test-service.ts';

/** Mail, SMS and payment as the owner sets them (OPS-12). */
export function serviceConsoleRoutes(app: App, shop: Shop, machine: MachineServices): void {
  const by = (call: Parameters<typeof staffOf>[0]) => ({ staff: staffOf(call), now: app.clock() });
  bind(app, contract.readServices, ({ db }) => readServices(db, machine));
  bind(app, contract.changeMail, async (call) => {
    const { password, ...settings } = call.body;
    await changeService(call.db, by(call), { action: 'changeMail', name: 'mail', settings, secret: { password } });
    return readServices(call.db, machine);
  });
  bind(app, contract.changeSms, async (call) => {
    const { token, ...settings } = call.body;
    await changeService(call.db, by(call), { action: 'changeSms', name: 'sms', settings, secret: { token } });
    return readServices(call.db, machine);
  });
  bind(app, contract.changeStripe, async (call) => {
    const secret = { secretKey: call.body.secret_key, webhookSecret: call.body.webhook_secret };
    await changeService(call.db, by(call), { action: 'changeStripe', name: 'stripe', settings: {}, secret });
    return readServices(call.db, machine);
  });
  bind(app, contract.removeService, async (call) => {
    await removeService(call.db, by(call), call.params.name);
    return readServices(call.db, machine);
  });
  bind(app, contract.testService, async ({ db, params, body, scope: { language } }) => {
    const [stored, { businessName }] = await Promise.all([readStoredServices(db), shop.settings()]);
    const shopName = textIn(language, businessName.en, businessName.ar);
    return testService(machine, stored, { name: params.name, to: body.to, language, shopName });
  });
}
