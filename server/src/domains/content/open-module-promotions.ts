import { listWhyChoose, readOtherBanners } from '@rialto/contract/calls/promotions.ts';
import type { ModuleId } from '@rialto/database/ids.ts';
import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import {
  activeWhyChoose,
  modulePromotions,
  type ModulePromotionRow,
  type WhyChooseRow,
} from './module-promotions.sql.ts';

/** The pictures, the video and the reasons to choose us on a module's home. */
export type ModulePromotions = {
  find(moduleId: ModuleId): Promise<ModulePromotionRow | null>;
  whyChoose(moduleId: ModuleId): Promise<WhyChooseRow[]>;
};

export function openModulePromotions(app: App): ModulePromotions {
  const promotions = cachedUntilChanged(app, {
    seconds: readOtherBanners.cacheSeconds,
    tables: ['module_promotions'],
    load: modulePromotions,
  });
  const reasons = cachedUntilChanged(app, {
    seconds: listWhyChoose.cacheSeconds,
    tables: ['why_choose'],
    load: activeWhyChoose,
  });
  return {
    find: async (moduleId) => (await promotions()).find((row) => row.moduleId === moduleId) ?? null,
    whyChoose: async (moduleId) => (await reasons()).filter((row) => row.moduleId === moduleId),
  };
}
