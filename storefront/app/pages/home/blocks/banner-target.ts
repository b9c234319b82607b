import type { listBanners } from '@rialto/contract/calls/offers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { isWebAddress } from '../../../platform/navigation/web-address.ts';

export type Banner = Reply<typeof listBanners>['banners'][number];

/** The target of a banner: its link, store or item; null if the target no longer exists (HOM-05). */
export function bannerTarget(
  { type, link, store, item }: Banner,
  moduleId: number,
): { to: string; isOutside: boolean } | null {
  if (type === 'store_wise') return store && { to: paths.store({ ...store, module_id: moduleId }), isOutside: false };
  if (type === 'item_wise') return item && { to: paths.item({ ...item, module_id: moduleId }), isOutside: false };
  if (link && isWebAddress(link)) return { to: link, isOutside: true };
  return link?.startsWith('/') ? { to: link, isOutside: false } : null;
}
