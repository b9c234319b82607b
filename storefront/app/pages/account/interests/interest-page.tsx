import { t } from '@rialto/texts/text.ts';
import { Heart } from 'lucide-react';
import { refreshProfile } from '../../../features/account/profile.ts';
import { InterestForm } from './interest-form.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useHasLocation } from '../../../platform/page/root-data.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { OwnPage } from '../own-page.tsx';

/** The customer's favourite categories. Categories depend on the location, so one is required. */
export function InterestPage() {
  const hasLocation = useHasLocation();
  return (
    <OwnPage title={t('account.interest')} text={t('interest.text')}>
      {({ interest }) =>
        hasLocation ? <InterestForm interest={interest} onSaved={() => void refreshProfile()} /> : <NoPlace />
      }
    </OwnPage>
  );
}

function NoPlace() {
  return (
    <EmptyState
      picture={<Heart strokeWidth={1.5} aria-hidden />}
      title={t('coupons.place_title')}
      text={t('interest.place_text')}
    >
      <Link to={paths.landing} className={buttonClass({})}>
        {t('coupons.choose_place')}
      </Link>
    </EmptyState>
  );
}
