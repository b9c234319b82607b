import type { Words } from '../../goods/goods.ts';
import type { Picture } from '../../pictures/picture.ts';
import { daysFrom } from '../days-from.ts';
import { isAlwaysOpen } from '../opening-hours.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { slugOf } from '../slug.ts';
import type { CampaignText } from './promotion-texts.ts';
import { widePicture } from './promotion-pictures.ts';

export type PlannedCampaign = {
  id: number;
  moduleId: number;
  slug: string;
  title: Words;
  about: Words;
  picture: Picture;
  startsAt: string;
  endsAt: string;
  storeIds: number[];
};

/** Campaigns of several stores: most stores of the trades concerned that never close. */
export function planCampaigns(
  moduleId: number,
  texts: CampaignText[],
  stores: PlannedStore[],
  now: Date,
): PlannedCampaign[] {
  return texts.map(({ title, about, look, trades, starts, ends }, index) => {
    const slug = slugOf(title.en);
    const able = stores.filter(({ trade }) => trades.includes(trade));
    const taking = able.filter(isAlwaysOpen);
    return {
      ...{ id: moduleId * 100 + index + 1, moduleId, slug, title, about },
      picture: widePicture(`campaign-${slug}`, look),
      ...{ startsAt: daysFrom(now, starts), endsAt: daysFrom(now, ends) },
      storeIds: taking.map(({ id }) => id),
    };
  });
}
