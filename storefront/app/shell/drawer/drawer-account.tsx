import { t } from '@rialto/texts/text.ts';
import { Heart, LogOut, MessageCircle } from 'lucide-react';
import { useProfile } from '../../features/account/profile.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useCurrentModule, useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { CustomerAvatar } from '../../cards/customer-avatar.tsx';
import { nameOf } from '../../words/name-of.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { accountEntries, type AccountEntry } from '../account-entries.ts';

const rowClass = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start font-medium hover:bg-wash';

/** The drawer's account section for a signed-in customer (NAV-10). */
export function DrawerAccount({ onClose }: { onClose: () => void }) {
  const profile = useProfile();
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  const hasLocation = useHasLocation();
  const chat: AccountEntry = { to: paths.inbox, label: t('account.chat'), icon: MessageCircle };
  const entries = [...accountEntries(useRootData().config), ...(isParcel ? [] : [chat])];
  // Close first, so that the drawer restores focus and the dialog later restores it to the same element.
  const closeAndOpen = (dialog: Parameters<typeof dialogs.open>[0]) => () => {
    onClose();
    dialogs.open(dialog);
  };
  return (
    <section aria-label={t('menu.account')} className="mt-3 border-t border-hairline pt-3">
      <p className="flex min-h-14 items-center gap-3 px-3 font-semibold text-ink">
        <CustomerAvatar name={nameOf(profile)} src={profile?.image_full_url ?? null} className="size-10 text-sm" />
        <bdi className="truncate">{nameOf(profile)}</bdi>
      </p>
      {entries.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={`${rowClass} text-ink`}>
          <Icon className="size-5 text-ink-soft" aria-hidden />
          {label}
        </Link>
      ))}
      {hasLocation && !isParcel && (
        <button type="button" onClick={closeAndOpen({ name: 'wishlist' })} className={`${rowClass} text-ink`}>
          <Heart className="size-5 text-ink-soft" aria-hidden />
          {t('wishlist.open')}
        </button>
      )}
      <button
        type="button"
        onClick={closeAndOpen({ name: 'log-out', isFromDrawer: true })}
        className={`${rowClass} text-danger-text`}
      >
        <LogOut className="mirror size-5" aria-hidden />
        {t('menu.log_out')}
      </button>
    </section>
  );
}
