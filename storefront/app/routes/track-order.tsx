import { t } from '@rialto/messages/text.ts';
import { PackageSearch } from 'lucide-react';
import { Link } from 'react-router';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { useHasLocation } from '../platform/root-data.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Orders of this device. None can have been placed yet, so there is one thing to say. */
export default function TrackOrder() {
  const hasLocation = useHasLocation();
  return (
    <Container className="py-16">
      <PageHead title={t('footer.track_order')} path={paths.trackOrder} isUnlisted />
      <EmptyState
        level={1}
        picture={<PackageSearch className="size-12 text-accent-text" strokeWidth={1.5} aria-hidden />}
        title={t('tracking.none_title')}
        text={t('tracking.none_text')}
      >
        <Link to={hasLocation ? paths.home : paths.landing} className={buttonClass({})}>
          {t('tracking.browse')}
        </Link>
      </EmptyState>
    </Container>
  );
}
