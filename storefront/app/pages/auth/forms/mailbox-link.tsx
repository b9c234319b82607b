import { t } from '@rialto/texts/text.ts';
import { FlaskConical } from 'lucide-react';
import { paths } from '../../../platform/navigation/paths.ts';

/** A demo sends no messages; this opens the demo mailbox in a new tab. */
export function MailboxLink() {
  return (
    <p className="mt-4 flex items-start gap-2.5 rounded-md bg-info-soft px-4 py-3 text-sm text-info-text">
      <FlaskConical className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        {t('auth.demo_code')}{' '}
        <a href={paths.demoMailbox} target="_blank" className="font-semibold underline underline-offset-4">
          {t('auth.demo_mailbox')}
        </a>
      </span>
    </p>
  );
}
