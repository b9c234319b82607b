import { t } from '@rialto/messages/text.ts';
import { Heart } from 'lucide-react';
import { toasts } from '../../platform/toasts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Favourites belong to an account. Everybody is a guest here, so the heart says what it would need. */
export function FavouriteButton({ name }: { name: string }) {
  return (
    <IconButton
      kind="overlay"
      size="sm"
      label={t('wishlist.add', { name })}
      onClick={() => toasts.show({ id: 'error', kind: 'error', text: t('wishlist.not_logged_in') })}
    >
      <Heart className="size-4" aria-hidden />
    </IconButton>
  );
}
