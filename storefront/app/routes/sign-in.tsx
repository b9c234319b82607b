import { t } from '@rialto/messages/text.ts';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../platform/paths.ts';
import { useHasLocation, useRootData } from '../platform/root-data.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** This shop keeps no accounts yet: everybody is a guest, and the page says so plainly. */
export default function SignIn() {
  const { config } = useRootData();
  const hasLocation = useHasLocation();
  return (
    <Container className="py-16">
      <title>{t('title.page', { page: t('shell.sign_in'), name: config.business_name })}</title>
      <EmptyState
        level={1}
        picture={<UserRound className="size-12 text-accent-text" strokeWidth={1.5} aria-hidden />}
        title={t('account.guest_title')}
        text={t('account.guest_text')}
      >
        <Link to={hasLocation ? paths.home : paths.landing} className={buttonClass({})}>
          {t('account.continue_as_guest')}
        </Link>
      </EmptyState>
    </Container>
  );
}
