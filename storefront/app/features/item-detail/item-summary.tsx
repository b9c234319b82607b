import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { useLocation } from 'react-router';
import { ItemBadges, VegMark } from '../../cards/items/item-marks.tsx';
import { ItemRating } from '../../cards/items/item-rating.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';

/** The store's name; a link unless the page is that store's (ITM-06). */
function StoreName({ item }: { item: ItemDetail }) {
  const { pathname } = useLocation();
  const { store_id, store_slug, store_name, module_id, zone_id } = item;
  const to = paths.store({ id: store_id, slug: store_slug, module_id, zone_id });
  if (to.startsWith(`${pathname}?`)) return <span className="text-sm text-ink-soft">{store_name}</span>;
  return (
    <Link to={to} className="touch-area text-sm font-medium text-accent-text hover:underline">
      {store_name}
    </Link>
  );
}

/** Store and rating in one line; campaign items have no rating. */
export function ItemByline({ item, isCampaign }: { item: ItemDetail; isCampaign: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StoreName item={item} />
      {!isCampaign && <ItemRating item={item} size="md" />}
    </p>
  );
}

/** Badges: vegetarian, halal, organic, recommended, prescription. */
export function ItemMarks({ item }: { item: ItemDetail }) {
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {item.veg !== null && (
        <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
          <VegMark veg={item.veg} isDecoration />
          {item.veg === 1 ? t('item.veg') : t('item.non_veg')}
        </span>
      )}
      <ItemBadges item={item} />
      {item.is_prescription_required === 1 && <Badge tone="warning">{t('item.prescription')}</Badge>}
    </div>
  );
}
