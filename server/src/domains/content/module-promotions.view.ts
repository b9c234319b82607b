import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { listWhyChoose, readOtherBanners, readVideoContent } from '@rialto/contract/calls/promotions.ts';
import { mediaUrl, textIn } from '../../platform/wire-values.ts';
import type { ModulePromotionRow, WhyChooseRow } from './module-promotions.sql.ts';

type OtherBanners = Reply<typeof readOtherBanners>;
type VideoContent = Reply<typeof readVideoContent>;
type WhyChoose = Reply<typeof listWhyChoose>['banners'][number];

/** Without a row all fields are null or empty. */
export function otherBanners(row: ModulePromotionRow | null, language: Language, media: string): OtherBanners {
  return {
    promotional_banner_url: mediaUrl(media, row?.promotionalBanner ?? null),
    best_reviewed_section_banner: row?.bestReviewedBanner ?? null,
    best_reviewed_section_banner_full_url: mediaUrl(media, row?.bestReviewedBanner ?? null),
    new_arrival_section_banner: row?.newArrivalBanner ?? null,
    new_arrival_section_banner_full_url: mediaUrl(media, row?.newArrivalBanner ?? null),
    bottom_section_banner: row?.bottomBanner ?? null,
    bottom_section_banner_full_url: mediaUrl(media, row?.bottomBanner ?? null),
    basic_section_nearby: textIn(language, row?.nearbyTitleEn ?? '', row?.nearbyTitleAr) || null,
  };
}

const STEPS = 3;

export function videoContent(row: ModulePromotionRow | null, language: Language, media: string): VideoContent {
  const { videoKind, videoUrl, videoPicture, videoSteps } = row ?? nothing;
  return {
    banner_type: videoKind,
    banner_video: videoKind === 'video' ? videoUrl : null,
    banner_video_content_full_url: videoKind === 'video_content' ? videoUrl : null,
    banner_image_full_url: mediaUrl(media, videoPicture),
    banner_contents: videoSteps
      .slice(0, STEPS)
      .flatMap(({ title, text }) => [textIn(language, title.en, title.ar), textIn(language, text.en, text.ar)]),
  };
}

type Video = Pick<ModulePromotionRow, 'videoKind' | 'videoUrl' | 'videoPicture' | 'videoSteps'>;
const nothing: Video = { videoKind: null, videoUrl: null, videoPicture: null, videoSteps: [] };

export function whyChooseCard(row: WhyChooseRow, language: Language, media: string): WhyChoose {
  return {
    id: row.id,
    title: textIn(language, row.titleEn, row.titleAr),
    short_description: textIn(language, row.textEn, row.textAr),
    image_full_url: mediaUrl(media, row.picture),
  };
}
