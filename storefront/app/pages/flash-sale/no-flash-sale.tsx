import { t } from '@rialto/texts/text.ts';
import { Zap } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** Shown when the linked sale is over or none is running. */
export function NoFlashSale({ moduleId }: { moduleId: number }) {
  return (
    <Container>
      <PageHead title={t('flash.title')} path="/flash-sales" isUnlisted />
      <EmptyState level={1} picture={<Zap aria-hidden />} title={t('flash.over')} text={t('flash.over_text')}>
        <Link to={paths.specialOffers(moduleId)} className={buttonClass()}>
          {t('flash.offers')}
        </Link>
      </EmptyState>
    </Container>
  );
}
