import * as contract from '@rialto/contract/calls/console/modules.ts';
import type { ConsoleModule } from '@rialto/contract/calls/console/modules.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { addModule, changeModule, listModules, type StoredModule, type WrittenModule } from './manage-modules.ts';

/** What staff do with modules (OPS-07). */
export function moduleConsoleRoutes(app: App): void {
  const by = (call: Parameters<typeof staffOf>[0]) => ({ staff: staffOf(call), now: app.clock() });
  bind(app, contract.listConsoleModules, async ({ db }) => ({ modules: (await listModules(db)).map(consoleModule) }));
  bind(app, contract.addModule, async (call) =>
    consoleModule(await addModule(call.db, by(call), { ...writtenModule(call.body), moduleType: call.body.type })),
  );
  bind(app, contract.changeModule, async (call) =>
    consoleModule(await changeModule(call.db, by(call), call.params.id, writtenModule(call.body))),
  );
}

function consoleModule(module: StoredModule): ConsoleModule {
  return {
    id: module.id,
    type: module.moduleType,
    name: { en: module.nameEn, ar: module.nameAr },
    description: { en: module.descriptionEn, ar: module.descriptionAr },
    is_active: module.isActive,
    zone_ids: module.zoneIds,
    stores_count: module.storeCount,
  };
}

function writtenModule(body: Body<typeof contract.changeModule>): WrittenModule {
  return {
    nameEn: body.name.en,
    nameAr: body.name.ar || null,
    descriptionEn: body.description.en,
    descriptionAr: body.description.ar || null,
    isActive: body.is_active,
    zoneIds: body.zone_ids,
  };
}
