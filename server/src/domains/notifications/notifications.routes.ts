import { testPush } from '@rialto/contract/calls/console/services.ts';
import { readPushKey } from '@rialto/contract/calls/notifications.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { textOf } from '../../platform/texts.ts';
import type { Push } from './open-push.ts';

export function notificationRoutes(
  app: App,
  push: Push,
  shopName: () => Promise<(language: Language) => string>,
): void {
  bind(app, readPushKey, async () => ({ public_key: await push.publicKey() }));
  bind(app, testPush, async ({ body, scope: { language } }) => {
    const shop = (await shopName())(language);
    const text = textOf('service.test_text', language, { shop });
    const notice = { type: 'test', title: shop, body: text, path: '/console/settings/services', tag: 'test' } as const;
    const where = { lang: language, dir: directionOf(language) };
    const isSent = await push.sendNow(body.subscription, { ...notice, ...where });
    return {
      is_working: isSent,
      message: isSent ? textOf('service.push_works', language) : textOf('service.push_failed', language),
    };
  });
}
