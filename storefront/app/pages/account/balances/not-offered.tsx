import { t } from '@rialto/texts/text.ts';
import { CircleSlash } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** Shown when the operator has disabled the feature. */
export function NotOffered({ title }: { title: string }) {
  return (
    <Container className="py-8 lg:py-14">
      <h1 className="text-3xl font-extrabold text-ink">{title}</h1>
      <div className="mt-6 rounded-lg border border-hairline bg-surface">
        <EmptyState
          picture={<CircleSlash strokeWidth={1.5} aria-hidden />}
          title={t('wallet.not_offered')}
          text={t('wallet.not_offered_text')}
        >
          <Link to={paths.profile} className={buttonClass({})}>
            {t('account.profile')}
          </Link>
        </EmptyState>
      </div>
    </Container>
  );
}
