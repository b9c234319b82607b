import * as contract from '@rialto/contract/calls/content.ts';
import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import { bind } from '../../platform/http/bind.ts';
import { textOf } from '../../platform/texts.ts';
import type { Shop } from './content.public.ts';
import { inboxConsoleRoutes } from './inbox/inbox.console.routes.ts';
import { modulePromotionRoutes } from './module-promotions.routes.ts';
import { newsletterConsoleRoutes } from './newsletter/newsletter.console.routes.ts';
import { readLandingContent } from './read-landing-content.ts';
import { readPage } from './read-page.ts';
import { config, landing, page, type Surroundings } from './content.view.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const CACHE_SECONDS = 60;

export function contentRoutes(app: App, shop: Shop, around: Surroundings): void {
  const landingContent = cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['landing_content'],
    load: readLandingContent,
  });

  bind(app, contract.readConfig, async ({ scope }) => config(await shop.settings(), scope.language, around));
  bind(app, contract.readLanding, async ({ scope }) => landing(await landingContent(), scope.language, around));
  bind(app, contract.readPage, async ({ db, scope, params }) => page(await readPage(db, params.slug), scope.language));
  bind(app, contract.subscribeToNewsletter, async ({ db, scope, body }) => {
    await subscribeToNewsletter(db, body.email, scope.language);
    return { message: textOf('newsletter.subscribed', scope.language) };
  });
  bind(app, contract.sendContactMessage, async ({ db, scope, body }) => {
    await sendContactMessage(db, body, scope.language);
    return { message: textOf('contact.sent', scope.language) };
  });
  modulePromotionRoutes(app);
  inboxConsoleRoutes(app);
  newsletterConsoleRoutes(app);
}
