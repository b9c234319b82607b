import { t } from '@rialto/texts/text.ts';
import { Heart } from 'lucide-react';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { useIsFavourite, type FavouriteKind } from './favourite-ids.ts';

type Props = { kind: FavouriteKind; id: number; name: string };

/** The heart of an item or a store (WSH-01). */
export function FavouriteButton({ kind, id, name }: Props) {
  const isLiked = useIsFavourite(kind, id);
  const toggle = async () => (await import('./toggle-favourite.ts')).toggleFavourite(kind, id);
  return (
    <IconButton
      kind="overlay"
      size="sm"
      label={isLiked ? t('wishlist.remove', { name }) : t('wishlist.add', { name })}
      onClick={() => void toggle().catch(showErrors)}
    >
      <Heart className={classNames('size-4', isLiked && 'fill-current text-danger')} aria-hidden />
    </IconButton>
  );
}
