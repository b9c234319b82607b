import { t } from '@rialto/texts/text.ts';
import { MessageCircle } from 'lucide-react';
import { Link } from '../platform/navigation/link.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useCurrentModule } from '../platform/page/root-data.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { AccountMenu } from './account-menu.tsx';

/** What only a customer has in the bar: the way to the inbox, which parcels do without, and their own menu. */
export function AccountControls() {
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  return (
    <>
      {!isParcel && <ChatLink />}
      <AccountMenu />
    </>
  );
}

/** To the inbox of the profile (NAV-05). */
function ChatLink() {
  return (
    <Link to={paths.inbox} aria-label={t('account.chat')} className={iconButtonClass({ className: 'max-sm:hidden' })}>
      <MessageCircle className="size-5" aria-hidden />
    </Link>
  );
}
