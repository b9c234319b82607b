import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Link } from 'react-router';
import { EntryFrame } from '../../cards/entry-frame.tsx';

/** A link that was used, replaced or has ended. */
export function LinkMissing({ text }: { text: string }) {
  return (
    <EntryFrame title={t('console.entry_gone_title')} text={text}>
      <Link to="/sign-in" className={buttonClass({ isFull: true })}>
        {t('console.access_sign_in')}
      </Link>
    </EntryFrame>
  );
}
