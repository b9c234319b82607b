import type { ModuleId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type BasicCampaignRow = {
  id: number;
  moduleId: ModuleId;
  slug: string;
  titleEn: string;
  titleAr: string | null;
  descriptionEn: string;
  descriptionAr: string | null;
  picture: string | null;
  startsAt: Date;
  endsAt: Date;
  storeIds: StoreId[];
};

/** Running and future campaigns, soonest to end first. */
export function basicCampaignsAfter(db: Sql, now: Date): Promise<BasicCampaignRow[]> {
  return db<BasicCampaignRow[]>`
    select c.id, c.module_id as "moduleId", c.slug, c.title_en as "titleEn", c.title_ar as "titleAr",
           c.description_en as "descriptionEn", c.description_ar as "descriptionAr", c.picture,
           c.starts_at as "startsAt", c.ends_at as "endsAt",
           array(select s.store_id from basic_campaign_stores s where s.campaign_id = c.id) as "storeIds"
    from basic_campaigns c
    where c.active and c.ends_at > ${now}
    order by c.ends_at, c.id`;
}
