import { signOutStaff } from '@rialto/contract/calls/console/team/staff-sessions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { CircleUserRound, KeyRound, Languages, LogOut, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { callApi } from '../platform/api.ts';
import { chooseLanguage, shownLanguage } from '../platform/language.ts';
import { useOwnAccount } from '../platform/own-account.ts';
import { queryClient } from '../platform/query.ts';
import { endSession } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { chooseTheme, chosenTheme } from '../platform/theme.ts';

/** Language, theme and sign-out of the member of staff. */
export function AccountMenu() {
  const { name } = useOwnAccount();
  const navigate = useNavigate();
  const language = useStore(shownLanguage);
  const theme = useStore(chosenTheme);
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <Menu
      label={t('console.account')}
      align="end"
      trigger={(props) => (
        <Button {...props} kind="ghost" icon={<CircleUserRound className="size-5" aria-hidden />}>
          {name}
        </Button>
      )}
    >
      <MenuItem icon={<KeyRound />} onSelect={() => void navigate('/account')}>
        {t('console.nav_account')}
      </MenuItem>
      <MenuItem icon={<Languages />} onSelect={() => void chooseLanguage(language === 'en' ? 'ar' : 'en')}>
        {t('console.other_language')}
      </MenuItem>
      <MenuItem icon={isDark ? <Sun /> : <Moon />} onSelect={() => chooseTheme(isDark ? 'light' : 'dark')}>
        {isDark ? t('console.theme_light') : t('console.theme_dark')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        {t('console.sign_out')}
      </MenuItem>
    </Menu>
  );
}

/** The device forgets the session even if the shop cannot be reached to end it. */
function signOut(): void {
  void callApi(signOutStaff, {}).catch(() => undefined);
  endSession();
  queryClient.clear();
}
