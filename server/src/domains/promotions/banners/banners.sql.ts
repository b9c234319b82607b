import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type BannerRow = {
  id: number;
  moduleId: ModuleId;
  /** Null means every zone. */
  zoneId: ZoneId | null;
  kind: 'default' | 'store_wise' | 'item_wise';
  titleEn: string;
  titleAr: string | null;
  picture: string;
  pictureAr: string | null;
  link: string | null;
  store: { id: number; slug: string; zoneId: ZoneId } | null;
  startsAt: Date | null;
  endsAt: Date | null;
  item: { id: number; slug: string; picture: string | null; zoneId: ZoneId } | null;
};

/** All active banners with an active target, in display order. */
export function activeBanners(db: Sql): Promise<BannerRow[]> {
  return db<BannerRow[]>`
    select b.id, b.module_id as "moduleId", b.zone_id as "zoneId", b.kind, b.title_en as "titleEn",
           b.title_ar as "titleAr", b.picture, b.picture_ar as "pictureAr", b.link,
           b.starts_at as "startsAt", b.ends_at as "endsAt",
           case when s.id is not null then json_build_object('id', s.id, 'slug', s.slug, 'zoneId', s.zone_id) end as store,
           case when i.id is not null then json_build_object('id', i.id, 'slug', i.slug, 'picture', i.picture,
                                                             'zoneId', i.zone_id) end as item
    from banners b
    left join stores s on b.kind = 'store_wise' and s.id = b.store_id and s.active
    left join items i on b.kind = 'item_wise' and i.id = b.item_id and i.active and i.store_active
    where b.active and (b.kind = 'default' or s.id is not null or i.id is not null)
    order by b.position, b.id`;
}
