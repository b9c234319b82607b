import type { ModuleId } from '@rialto/database/ids.ts';
import type { VideoStep } from '@rialto/database/documents/video-step.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type ModulePromotionRow = {
  moduleId: ModuleId;
  promotionalBanner: string | null;
  bestReviewedBanner: string | null;
  newArrivalBanner: string | null;
  bottomBanner: string | null;
  nearbyTitleEn: string | null;
  nearbyTitleAr: string | null;
  videoKind: 'video' | 'video_content' | 'image' | null;
  videoUrl: string | null;
  videoPicture: string | null;
  videoSteps: VideoStep[];
};

export function modulePromotions(db: Sql): Promise<ModulePromotionRow[]> {
  return db<ModulePromotionRow[]>`
    select module_id as "moduleId", promotional_banner as "promotionalBanner",
           best_reviewed_banner as "bestReviewedBanner", new_arrival_banner as "newArrivalBanner",
           bottom_banner as "bottomBanner", nearby_title_en as "nearbyTitleEn", nearby_title_ar as "nearbyTitleAr",
           video_kind as "videoKind", video_url as "videoUrl", video_picture as "videoPicture",
           video_steps as "videoSteps"
    from module_promotions`;
}

export type WhyChooseRow = {
  id: number;
  moduleId: ModuleId;
  titleEn: string;
  titleAr: string | null;
  textEn: string;
  textAr: string | null;
  picture: string | null;
};

export function activeWhyChoose(db: Sql): Promise<WhyChooseRow[]> {
  return db<WhyChooseRow[]>`
    select id, module_id as "moduleId", title_en as "titleEn", title_ar as "titleAr", text_en as "textEn",
           text_ar as "textAr", picture
    from why_choose
    where active
    order by position, id`;
}
