import { localeFor } from '@rialto/texts/locale.ts';
import type { CouponKind, OfferCard, OfferKind, OfferState } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import type { BadgeTone } from '@rialto/ui/feedback/badge.tsx';
import { BadgePercent, CalendarHeart, Coins, GalleryHorizontal, Sparkles, Zap } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export const kindIcons: Record<OfferKind, Icon> = {
  banner: GalleryHorizontal,
  basic_campaign: CalendarHeart,
  item_campaign: Sparkles,
  flash_sale: Zap,
  coupon: BadgePercent,
  cashback: Coins,
};

export function kindName(kind: OfferKind): string {
  const names: Record<OfferKind, string> = {
    banner: t('console.offers_banner'),
    basic_campaign: t('console.offers_basic_campaign'),
    item_campaign: t('console.offers_item_campaign'),
    flash_sale: t('console.offers_flash_sale'),
    coupon: t('console.offers_coupon'),
    cashback: t('console.offers_cashback'),
  };
  return names[kind];
}

export function stateName(state: OfferState): string {
  const names: Record<OfferState, string> = {
    running: t('console.offers_running'),
    planned: t('console.offers_planned'),
    over: t('console.offers_over'),
    off: t('console.offers_off'),
  };
  return names[state];
}

export const stateTones: Record<OfferState, BadgeTone> = {
  running: 'success',
  planned: 'info',
  over: 'neutral',
  off: 'warning',
};

export function couponKindName(kind: CouponKind): string {
  const names: Record<CouponKind, string> = {
    default: t('console.offers_coupon_default'),
    first_order: t('console.offers_coupon_first'),
    store_wise: t('console.offers_coupon_store'),
    zone_wise: t('console.offers_coupon_zone'),
    free_delivery: t('console.offers_coupon_delivery'),
  };
  return names[kind];
}

/** A time by the clocks of the shop, as text. Shown as it is, so its zone does not matter. */
export function localText(local: string): string {
  const format = new Intl.DateTimeFormat(localeFor('date'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${local}:00Z`));
}

/** When an offer holds. */
export function timesText({ starts, ends }: Pick<OfferCard, 'starts' | 'ends'>): string {
  if (starts && ends) return t('console.offers_from_to', { from: localText(starts), to: localText(ends) });
  if (ends) return t('console.offers_until', { to: localText(ends) });
  if (starts) return t('console.offers_since', { from: localText(starts) });
  return t('console.offers_always');
}

/** A discount such as 20% or $3. */
export function discountText(type: string | null, value: number | null, money: (amount: number) => string): string {
  if (type === null || value === null) return '';
  if (type === 'amount') return money(value);
  const format = new Intl.NumberFormat(localeFor('number'), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return format.format(value / 100);
}
