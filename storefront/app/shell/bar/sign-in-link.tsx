import { t } from '@rialto/texts/text.ts';
import { useLocation } from 'react-router';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';

export function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <Link to={paths.signInFrom(pathname + search)} className={`${buttonClass({ size: 'sm' })} ms-1 max-wide:hidden`}>
      {t('shell.sign_in')}
    </Link>
  );
}
