import { listParcelCategories, listParcelInstructions, listTips } from '@rialto/contract/parcels.ts';
import type { App } from '../../platform/app.ts';
import { kept } from '../../platform/kept.ts';
import {
  activeParcelCategories,
  activeParcelInstructions,
  tipsBySize,
  type ParcelCategoryRow,
  type ParcelInstructionRow,
  type TipRow,
} from './delivery.sql.ts';

/** The short lists that sending something and thanking the courier need. */
export type DeliveryLists = {
  parcelCategories(moduleId: number): Promise<ParcelCategoryRow[]>;
  parcelInstructions(): Promise<ParcelInstructionRow[]>;
  tips(): Promise<TipRow[]>;
};

export function openDeliveryLists(app: App): DeliveryLists {
  const categories = kept(app, {
    seconds: listParcelCategories.cacheSeconds,
    tables: ['parcel_categories'],
    load: activeParcelCategories,
  });
  return {
    parcelCategories: async (moduleId) => (await categories()).filter((row) => row.moduleId === moduleId),
    parcelInstructions: kept(app, {
      seconds: listParcelInstructions.cacheSeconds,
      tables: ['parcel_instructions'],
      load: activeParcelInstructions,
    }),
    // Which tip is chosen most shifts with every order and is told to nobody.
    tips: kept(app, { seconds: listTips.cacheSeconds, tables: [], load: tipsBySize }),
  };
}
