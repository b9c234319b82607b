import * as contract from '@rialto/contract/calls/console/zones.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { textIn } from '../../../platform/wire-values.ts';
import type { Geo } from '../../geo/geo.public.ts';
import type { Catalog } from '../open-catalog.ts';
import { previewZone, type OutsideCounts } from './preview-zone.ts';
import { addZone, changeZone } from './save-zone.ts';
import { readZones, requireZone } from './read-zones.ts';
import { writtenZone, zoneEffects } from './zones.view.ts';

type Deps = { geo: Pick<Geo, 'zones'>; catalog: Pick<Catalog, 'modules'>; counts: OutsideCounts };

/** What staff do with zones (OPS-07). */
export function zoneConsoleRoutes(app: App, { geo, catalog, counts }: Deps): void {
  const by = (call: Parameters<typeof staffOf>[0]) => ({ staff: staffOf(call), now: app.clock() });

  bind(app, contract.listConsoleZones, async (call) => ({
    zones: await readZones(call.db, (await call.viewer()).digits),
  }));
  bind(app, contract.addZone, async (call) => {
    const { digits } = await call.viewer();
    return requireZone(call.db, digits, await addZone(call.db, by(call), writtenZone(call.body, digits)));
  });
  bind(app, contract.changeZone, async (call) => {
    const { digits } = await call.viewer();
    await changeZone(call.db, by(call), call.params.id, writtenZone(call.body, digits));
    return requireZone(call.db, digits, call.params.id);
  });
  bind(app, contract.previewZone, async ({ db, body, scope }) => {
    const planned = { id: body.id ?? null, corners: body.corners, isActive: body.is_active };
    return zoneEffects(await previewZone(db, counts, planned), scope.language);
  });
  bind(app, contract.findZonesAt, async ({ query, scope: { language } }) => {
    const [zones, modules] = await Promise.all([geo.zones.read(), catalog.modules.all()]);
    return {
      zones: zones.zonesAt(query).map(({ id, nameEn, nameAr }) => ({
        id,
        name: textIn(language, nameEn, nameAr),
        modules: modules
          .filter(({ zoneIds }) => zoneIds.includes(id))
          .map((module) => textIn(language, module.nameEn, module.nameAr)),
      })),
    };
  });
}
