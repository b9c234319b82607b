import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { PackageX, UserRound } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';

/** Instead of the form: nothing can be sent from here, or only by a customer. */
export function NoForm({ reason }: { reason: 'not_here' | 'signed_out' }) {
  return reason === 'not_here' ? <NotHere /> : <SignInFirst />;
}

function NotHere() {
  return (
    <EmptyState picture={<PackageX aria-hidden />} title={t('parcel.none')} text={t('parcel.none_text')}>
      <Link to={paths.home} className={buttonClass({})}>
        {t('cart.continue')}
      </Link>
    </EmptyState>
  );
}

function SignInFirst() {
  return (
    <EmptyState picture={<UserRound aria-hidden />} title={t('parcel.sign_in')} text={t('parcel.sign_in_text')}>
      <Link to={paths.signInFrom(paths.parcelDelivery)} className={buttonClass({})}>
        {t('shell.sign_in')}
      </Link>
    </EmptyState>
  );
}
