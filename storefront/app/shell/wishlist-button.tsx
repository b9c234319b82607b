import { t } from '@rialto/texts/text.ts';
import { Heart } from 'lucide-react';
import { dialogs } from '../platform/overlays/dialogs.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';

/** The way to the favourites, for who is signed in and somewhere (NAV-06). A phone's bar needs its room for the address; there it is in the drawer. */
export function WishlistButton() {
  return (
    <IconButton label={t('wishlist.open')} className="max-sm:hidden" onClick={() => dialogs.open({ name: 'wishlist' })}>
      <Heart className="size-5" aria-hidden />
    </IconButton>
  );
}
