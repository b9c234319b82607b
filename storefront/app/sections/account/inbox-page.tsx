import { t } from '@rialto/messages/text.ts';
import { MessageCircle } from 'lucide-react';
import { Link } from '../../platform/link.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The customer's conversations. Nobody can have begun one yet. */
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
