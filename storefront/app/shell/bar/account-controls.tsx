import { t } from '@rialto/texts/text.ts';
import { MessageCircle } from 'lucide-react';
import { lazy } from 'react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useCurrentModule } from '../../platform/page/root-data.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { useProfile } from '../../features/account/profile.ts';
import { ReviewPrompt } from '../../features/reviews/review-prompt.tsx';
import { LazyBoundary } from '../lazy-boundary.tsx';
import { AccountMenu } from './account-menu.tsx';

const UnreadCount = lazy(async () => ({
  default: (await import('../../features/chat/unread-count.tsx')).UnreadCount,
}));

/** Inbox link (not in the parcel module) and account menu of a signed-in customer. */
export function AccountControls() {
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  return (
    <>
      {!isParcel && <ChatLink />}
      <AccountMenu />
      <ReviewPrompt />
    </>
  );
}

/** Opens the inbox (NAV-05). */
function ChatLink() {
  const owner = useProfile()?.ref_code;
  return (
    <Link to={paths.inbox} className={iconButtonClass({ className: 'max-sm:hidden' })}>
      <MessageCircle className="size-5" aria-hidden />
      <span className="sr-only">{t('account.chat')}</span>
      <LazyBoundary>
        <UnreadCount owner={owner} />
      </LazyBoundary>
    </Link>
  );
}
