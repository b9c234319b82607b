import * as contract from '@rialto/contract/calls/console/offers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { findOfferItems, listOfferChoices, listOffers } from './list-offers.ts';
import { offerCards, offerChoices, offerItemView, offerView } from './offers.view.ts';
import { readOffer } from './read-offer.ts';
import { saveOffer } from './save-offer.ts';
import { switchOffer } from './switch-offer.ts';

/** Banners, campaigns, flash sales, coupons and cashback (OPS-08). */
export function offerConsoleRoutes(app: App): void {
  bind(app, contract.listOffers, async (call) => {
    const viewer = await call.viewer();
    const { timeZone, now } = viewer;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
    return { timezone: timeZone, today, offers: offerCards(await listOffers(call.db, timeZone), viewer) };
  });

  bind(app, contract.listOfferChoices, async (call) =>
    offerChoices(await listOfferChoices(call.db), await call.viewer()),
  );

  bind(app, contract.findOfferItems, async (call) => {
    const { name, module_id: moduleId = null } = call.query;
    const viewer = await call.viewer();
    const rows = await findOfferItems(call.db, name, moduleId);
    return { items: rows.map((row) => offerItemView(row, viewer)) };
  });

  bind(app, contract.readOffer, async (call) => {
    const viewer = await call.viewer();
    const { kind, id } = call.params;
    return offerView(kind, await readOffer(call.db, kind, id, viewer.timeZone), viewer);
  });

  bind(app, contract.addOffer, async (call) => {
    const { digits, timeZone } = await call.viewer();
    const about = { staff: staffOf(call), kind: call.params.kind, id: null, form: call.body };
    return { id: await saveOffer(call.db, { ...about, digits, timeZone, now: app.clock() }) };
  });

  bind(app, contract.changeOffer, async (call) => {
    const { digits, timeZone } = await call.viewer();
    const about = { staff: staffOf(call), ...call.params, form: call.body };
    return { id: await saveOffer(call.db, { ...about, digits, timeZone, now: app.clock() }) };
  });

  bind(app, contract.switchOffer, async (call) => {
    const { active } = call.body;
    const { kind, id } = call.params;
    await switchOffer(call.db, { staff: staffOf(call), kind, id, isActive: active, now: app.clock() });
    return { id, active };
  });
}
