import { t } from '@rialto/texts/text.ts';
import { CalendarX } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** Shown when the link's campaign is over (ITM-18). */
export function CampaignOver() {
  return (
    <Container>
      <PageHead title={t('campaign.over')} path={paths.home} isUnlisted />
      <EmptyState
        level={1}
        picture={<CalendarX aria-hidden />}
        title={t('campaign.over')}
        text={t('campaign.over_text')}
      >
        <Link to={paths.home} className={buttonClass()}>
          {t('failure.home')}
        </Link>
      </EmptyState>
    </Container>
  );
}
