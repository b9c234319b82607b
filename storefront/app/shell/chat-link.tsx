import { t } from '@rialto/messages/text.ts';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../platform/paths.ts';
import { iconButtonClass } from '../ui/button-class.ts';

/** To the inbox of the profile (NAV-05). */
export function ChatLink() {
  return (
    <Link to={paths.inbox} aria-label={t('account.chat')} className={iconButtonClass({ className: 'max-sm:hidden' })}>
      <MessageCircle className="size-5" aria-hidden />
    </Link>
  );
}
