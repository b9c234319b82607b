import { shortened } from '@rialto/rules/text/shortened.ts';
import { CardTitle } from '../cards/card-title.tsx';
import { FlashItemCard, type FlashEntry } from '../cards/items/flash-item-card.tsx';
import { FavouriteButton } from '../features/wishlist/favourite-button.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { useItemPress } from './use-item-press.ts';

type Props = {
  entry: FlashEntry;
  look?: 'tall' | 'wide';
  isFirst?: boolean;
  /** Link target instead of the item itself, such as the whole sale. */
  to?: string;
};

/** An item of a flash sale with its favourite button. */
export function FlashItemTile({ entry, to, ...props }: Props) {
  const { item } = entry;
  const { onClick, onIntent } = useItemPress(item);
  const title = (
    <CardTitle {...(to ? { to } : { to: paths.item(item), onClick, onIntent })}>
      <ShortName name={item.name} />
    </CardTitle>
  );
  return (
    <FlashItemCard
      entry={entry}
      title={title}
      actions={<FavouriteButton kind="item" id={item.id} name={item.name} />}
      {...props}
    />
  );
}

const MOST_SIGNS = 25;

/** Truncated visually only; screen readers get the whole name. */
function ShortName({ name }: { name: string }) {
  const { shown, isCut } = shortened(name, MOST_SIGNS);
  if (!isCut) return name;
  return (
    <>
      <span aria-hidden>{shown}…</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
