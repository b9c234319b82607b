import * as contract from '@rialto/contract/calls/console/texts.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { changeLanding } from './change-landing.ts';
import { changePage } from './change-page.ts';
import { readPageVersions, readTexts, type TextDeps } from './read-texts.ts';

/** Policies, the about and help pages, and the landing page (OPS-12). */
export function textConsoleRoutes(app: App, deps: TextDeps): void {
  const by = (call: Parameters<typeof staffOf>[0]) => ({ staff: staffOf(call), now: app.clock() });
  bind(app, contract.readShopTexts, async ({ db }) => ({ ...(await readTexts(db)), media_url: app.mediaUrl }));
  bind(app, contract.changePage, (call) =>
    changePage(call.db, { ...by(call), slug: call.params.slug, texts: call.body }),
  );
  bind(app, contract.changeLanding, (call) => changeLanding(call.db, { ...by(call), changes: call.body }));
  bind(app, contract.listPageVersions, ({ db, params }) => readPageVersions(db, deps, params.slug));
}
