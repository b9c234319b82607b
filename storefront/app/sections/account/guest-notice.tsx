import { t } from '@rialto/messages/text.ts';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { useHasLocation } from '../../platform/root-data.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** This shop keeps no accounts yet: everybody is a guest, and the page says so plainly. */
export function GuestNotice() {
  const hasLocation = useHasLocation();
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        picture={<UserRound className="size-12 text-accent-text" strokeWidth={1.5} aria-hidden />}
        title={t('account.guest_title')}
        text={t('account.guest_text')}
      >
        <Link to={hasLocation ? paths.home : paths.landing} className={buttonClass({})}>
          {t('account.continue_as_guest')}
        </Link>
        <Link to={paths.settings} className={buttonClass({ kind: 'secondary' })}>
          {t('account.settings')}
        </Link>
      </EmptyState>
    </Container>
  );
}
