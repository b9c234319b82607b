import { listParcelCategories, listParcelInstructions, listTips } from '@rialto/contract/calls/parcels.ts';
import type { ModuleId } from '@rialto/database/ids.ts';
import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import {
  activeParcelCategories,
  activeParcelInstructions,
  tipsBySize,
  type ParcelCategoryRow,
  type ParcelInstructionRow,
  type TipRow,
} from './parcels.sql.ts';

/** The short lists for sending a parcel and tipping the courier. */
export type ParcelLists = {
  parcelCategories(moduleId: ModuleId): Promise<ParcelCategoryRow[]>;
  parcelInstructions(): Promise<ParcelInstructionRow[]>;
  tips(): Promise<TipRow[]>;
};

export function openParcelLists(app: App): ParcelLists {
  const categories = cachedUntilChanged(app, {
    seconds: listParcelCategories.cacheSeconds,
    tables: ['parcel_categories', 'parcel_weights'],
    load: activeParcelCategories,
  });
  return {
    parcelCategories: async (moduleId) => (await categories()).filter((row) => row.moduleId === moduleId),
    parcelInstructions: cachedUntilChanged(app, {
      seconds: listParcelInstructions.cacheSeconds,
      tables: ['parcel_instructions'],
      load: activeParcelInstructions,
    }),
    // Counts of chosen tips change with every order and send no notification; other changes do.
    tips: cachedUntilChanged(app, { seconds: listTips.cacheSeconds, tables: ['tips'], load: tipsBySize }),
  };
}
