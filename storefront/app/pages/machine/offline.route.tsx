import { t } from '@rialto/texts/text.ts';
import { CloudOff } from 'lucide-react';
import { paths } from '../../platform/navigation/paths.ts';
import { staticPage } from '../../platform/page/static-page.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

export const handle = staticPage;

/**
 * Served by the service worker at any URL without a network. It needs only its stylesheet; "try again" links to the
 * current URL.
 */
export default function Offline() {
  return (
    <main className="grid flex-1 place-items-center px-5 py-16">
      <title>{t('offline.title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        picture={<CloudOff strokeWidth={1.5} aria-hidden />}
        title={t('offline.title')}
        text={t('offline.text')}
      >
        <a href="" className={buttonClass({})}>
          {t('action.retry')}
        </a>
        <a href={paths.home} className={buttonClass({ kind: 'secondary' })}>
          {t('offline.last_home')}
        </a>
      </EmptyState>
    </main>
  );
}
