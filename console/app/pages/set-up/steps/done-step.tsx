import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { PartyPopper } from 'lucide-react';
import { Link } from 'react-router';

/** The shop is open: where customers find it, and where orders arrive. */
export function DoneStep() {
  return (
    <EmptyState picture={<PartyPopper />} title={t('console.setup_done_title')} text={t('console.setup_done_text')}>
      <a href="/" target="_blank" rel="noopener" className={buttonClass()}>
        {t('console.setup_see_shop')}
      </a>
      <Link to="/board" className={buttonClass({ kind: 'secondary' })}>
        {t('console.setup_to_board')}
      </Link>
    </EmptyState>
  );
}
