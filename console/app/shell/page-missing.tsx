import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';

export function PageMissing() {
  return (
    <EmptyState
      level={1}
      picture={<Compass className="size-7" />}
      title={t('console.missing_title')}
      text={t('console.missing_text')}
    >
      <Link to="/" className={buttonClass({})}>
        {t('console.nav_home')}
      </Link>
    </EmptyState>
  );
}
