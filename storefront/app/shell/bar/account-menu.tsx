import { t } from '@rialto/texts/text.ts';
import { ChevronDown, LogOut } from 'lucide-react';
import { useProfile } from '../../features/account/profile.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { CustomerAvatar } from '../../cards/customer-avatar.tsx';
import { nameOf } from '../../words/name-of.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { accountEntries } from '../account-entries.ts';

/** The customer's name and account menu (NAV-03, NAV-11). The compact bar shows only the picture. */
export function AccountMenu() {
  const profile = useProfile();
  const entries = accountEntries(useRootData().config);
  const name = profile?.f_name ?? '';
  return (
    <Menu
      label={t('menu.account')}
      align="end"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={name ? t('menu.account_of', { name }) : t('menu.account')}
          className="touch-area ms-1 flex min-h-11 shrink-0 items-center gap-2 rounded-full p-1 text-md font-semibold text-ink hover:bg-wash wide:pe-3"
        >
          <CustomerAvatar name={nameOf(profile)} src={profile?.image_full_url ?? null} className="size-9 text-sm" />
          <bdi className="max-w-28 min-w-16 truncate empty:h-4 empty:rounded-sm empty:bg-sunken max-wide:hidden">
            {name}
          </bdi>
          <ChevronDown className="size-4 text-ink-soft max-wide:hidden" aria-hidden />
        </button>
      )}
    >
      {entries.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} icon={<Icon aria-hidden />} render={(props) => <Link to={to} {...props} />}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        kind="danger"
        icon={<LogOut className="mirror" aria-hidden />}
        onSelect={() => dialogs.open({ name: 'log-out' })}
      >
        {t('menu.log_out')}
      </MenuItem>
    </Menu>
  );
}
