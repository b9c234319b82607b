import { t } from '@rialto/texts/text.ts';
import { MessageCircle } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** The customer's conversations; there are none yet. */
export function InboxPage() {
  return (
    <Container className="py-8 lg:py-14">
      <h1 className="text-3xl font-extrabold text-ink">{t('account.chat')}</h1>
      <div className="mt-6 rounded-lg border border-hairline bg-surface">
        <EmptyState
          picture={<MessageCircle strokeWidth={1.5} aria-hidden />}
          title={t('inbox.none_title')}
          text={t('inbox.none_text')}
        >
          <Link to={paths.help} className={buttonClass({})}>
            {t('footer.help')}
          </Link>
        </EmptyState>
      </div>
    </Container>
  );
}
