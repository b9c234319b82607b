import type { Item } from '@rialto/contract/shapes/item.ts';
import type { MouseEvent } from 'react';
import { prefetchItem } from '../shared/item-details.ts';
import { useOpenItem, type OpenedItem } from '../platform/navigation/item-dialog.ts';

type PressTarget = Pick<Item, 'slug' | 'name' | 'image_full_url' | 'module_type'>;

/**
 * Hover and click on an item's name: most items open in a dialog, shop articles on their own page. A click for a new
 * tab or window stays a plain link.
 */
export function useItemPress(item: PressTarget, kind: OpenedItem['kind'] = 'item') {
  const { open, openCampaign } = useOpenItem();
  const preview = { name: item.name, image: item.image_full_url };
  const quickView = () => (kind === 'item' ? open(item.slug, preview) : openCampaign(item.slug, preview));
  return {
    quickView,
    onIntent() {
      prefetchItem(item.slug, kind);
      // Load the dialog's code together with the item's details.
      void import('../features/item-detail/item-dialog.tsx');
    },
    onClick(event: MouseEvent) {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (item.module_type === 'ecommerce' || !isPlain) return;
      event.preventDefault();
      quickView();
    },
  };
}
