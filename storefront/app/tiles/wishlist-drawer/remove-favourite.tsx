import { t } from '@rialto/texts/text.ts';
import { Heart, Trash2 } from 'lucide-react';
import type { FavouriteKind } from '../../features/wishlist/favourite-ids.ts';
import { useConfirm } from '../../platform/overlays/use-confirm.ts';
import { toggleFavourite } from '../../features/wishlist/toggle-favourite.ts';
import { Confirmation } from '../../cards/confirmation.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';

type Props = { kind: FavouriteKind; id: number; name: string };

/** In this list the heart removes the row, so it asks for confirmation (WSH-02). */
export function RemoveFavourite({ kind, id, name }: Props) {
  const confirm = useConfirm(() => toggleFavourite(kind, id));
  return (
    <>
      <IconButton kind="overlay" size="sm" label={t('wishlist.remove', { name })} onClick={confirm.ask}>
        <Heart className="size-4 fill-current text-danger" aria-hidden />
      </IconButton>
      <Confirmation
        {...confirm.dialog}
        kind="danger"
        icon={<Trash2 className="size-7" aria-hidden />}
        title={t('wishlist.delete_title')}
        text={name}
      />
    </>
  );
}
