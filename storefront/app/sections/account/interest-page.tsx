import { t } from '@rialto/messages/text.ts';
import { Heart } from 'lucide-react';
import { refreshProfile } from '../../features/account/profile.ts';
import { InterestForm } from '../../features/interests/interest-form.tsx';
import { Link } from '../../platform/link.tsx';
import { paths } from '../../platform/paths.ts';
import { useHasLocation } from '../../platform/root-data.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OwnPage } from './own-page.tsx';

/** What the customer likes most. Without a place nobody knows what there is. */
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
