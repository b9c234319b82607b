import { t } from '@rialto/texts/text.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemPreview, OpenedItem } from '../../platform/navigation/item-dialog.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { ItemSkeleton } from './item-skeleton.tsx';
import { ItemView } from './item-view.tsx';
import type { ItemCart } from './use-item-order.ts';
import { useItemDetails, type ItemState } from './use-item-details.ts';

type Props = {
  opened: OpenedItem;
  preview: ItemPreview | null;
  /** Renders the favourite button, which belongs to another feature. */
  favourite: (item: ItemDetail) => ReactNode;
  cart: ItemCart;
  onClose: () => void;
};

/** An item in a dialog over the current page. It opens immediately with a preview and loads the rest. */
export function ItemDialog({ opened, preview, favourite, cart, onClose }: Props) {
  const answer = useItemDetails(opened);
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(answer, preview)}
      isTitleHidden
      isFlush
      closeLabel={t('action.close')}
      size="md"
      className="lg:w-[880px]"
    >
      {answer.kind === 'loading' && <ItemSkeleton preview={preview} />}
      {answer.kind === 'found' && (
        <ItemView
          // Remount when the edited cart line has loaded.
          key={`${answer.item.id} ${cart.lines.some(({ id }) => id === cart.editing)}`}
          item={answer.item}
          isCampaign={opened.kind === 'campaign'}
          favourite={favourite(answer.item)}
          cart={cart}
        />
      )}
      {answer.kind === 'missing' && (
        <EmptyState
          picture={<SearchX aria-hidden />}
          title={t('item.missing_title')}
          text={t('item.missing_text')}
          level={3}
        >
          <Button onClick={onClose}>{t('action.close')}</Button>
        </EmptyState>
      )}
      {answer.kind === 'failed' && (
        <EmptyState
          picture={<WifiOff aria-hidden />}
          title={t('item.failed_title')}
          text={t('error.network')}
          level={3}
        >
          <Button onClick={answer.retry}>{t('action.retry')}</Button>
        </EmptyState>
      )}
    </Dialog>
  );
}

function titleOf(answer: ItemState, preview: ItemPreview | null): string {
  if (answer.kind === 'found') return answer.item.name;
  if (answer.kind === 'missing') return t('item.missing_title');
  if (answer.kind === 'failed') return t('item.failed_title');
  return preview?.name ?? t('item.loading');
}
