import { t } from '@rialto/texts/text.ts';
import { LogIn, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useHasLocation } from '../../platform/page/root-data.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import type { AccountPage } from './account-pages.ts';

/** What the page is for, that it requires signing in, and links to do so. */
export function AccountNotice({ page: { title, purpose, icon, instead } }: { page: AccountPage }) {
  const hasLocation = useHasLocation();
  const { pathname, search } = useLocation();
  return (
    <Container className="py-10 lg:py-16">
      <section className="mx-auto grid max-w-4xl overflow-hidden rounded-xl border border-hairline bg-surface shadow-1 md:grid-cols-[1fr_1.4fr]">
        <Drawing icon={icon} />
        <div className="flex flex-col items-start gap-4 p-6 sm:p-10">
          <h1 className="text-3xl font-extrabold text-ink">{title}</h1>
          <p className="text-ink-soft">{purpose}</p>
          <p className="flex items-start gap-2.5 rounded-md bg-info-soft px-4 py-3 text-sm font-medium text-info-text">
            <LogIn className="mirror mt-0.5 size-4 shrink-0" aria-hidden />
            {t('footer.login_first')}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Link to={paths.signInFrom(pathname + search)} className={buttonClass({})}>
              {t('shell.sign_in')}
            </Link>
            {instead && (
              <Link to={instead.to} className={buttonClass({ kind: 'secondary' })}>
                {instead.label}
              </Link>
            )}
            <Link to={hasLocation ? paths.home : paths.landing} className={buttonClass({ kind: 'ghost' })}>
              {t('account.continue_as_guest')}
            </Link>
          </div>
        </div>
      </section>
    </Container>
  );
}

/** The page's icon on rings, as large as the text next to it. */
function Drawing({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <div className="grid min-h-44 place-items-center bg-accent-soft" aria-hidden>
      <span className="grid size-36 place-items-center rounded-full border border-accent/15 max-md:size-28">
        <span className="grid size-24 place-items-center rounded-full bg-surface text-accent-text shadow-2 max-md:size-20">
          <Icon className="size-10" strokeWidth={1.5} />
        </span>
      </span>
    </div>
  );
}
