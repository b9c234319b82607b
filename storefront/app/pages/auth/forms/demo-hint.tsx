import { t } from '@rialto/texts/text.ts';
import { FlaskConical } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';

/** An account of every demo (README). */
const demoLogin = { email_or_phone: 'mariam@rialto.example', password: 'harbour lanterns' };

/** Shows the demo login and can fill it in. */
export function DemoHint({ fields }: { fields: RefObject<HTMLElement | null> }) {
  const fillIn = () => {
    for (const [name, value] of Object.entries(demoLogin)) {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = value;
    }
    fields.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  };
  const { email_or_phone: who, password } = demoLogin;
  return (
    <aside
      aria-label={t('auth.demo_title')}
      className="mt-5 flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-sm text-info-text"
    >
      <FlaskConical className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p>{t('auth.demo_text', { who, password })}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 font-semibold">
          <button type="button" onClick={fillIn} className="touch-area underline-offset-4 hover:underline">
            {t('auth.demo_fill_in')}
          </button>
          <Link to={paths.demoMailbox} className="touch-area underline-offset-4 hover:underline">
            {t('mailbox.title')}
          </Link>
        </p>
      </div>
    </aside>
  );
}
