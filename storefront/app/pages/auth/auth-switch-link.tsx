import { t } from '@rialto/texts/text.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useHasLocation } from '../../platform/page/root-data.ts';

type Props = { question: string; to: string; label: string; hasGuestLink?: boolean };

/** Link to the other form, for example from sign-in to sign-up. */
export function AuthSwitchLink({ question, to, label, hasGuestLink = false }: Props) {
  const hasLocation = useHasLocation();
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center text-ink-soft">
      <p>
        {question}{' '}
        <Link to={to} className="touch-area font-semibold text-accent-text hover:underline">
          {label}
        </Link>
      </p>
      {hasGuestLink && (
        <Link
          to={hasLocation ? paths.home : paths.landing}
          className="touch-area text-md font-medium text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('account.continue_as_guest')}
        </Link>
      )}
    </div>
  );
}
