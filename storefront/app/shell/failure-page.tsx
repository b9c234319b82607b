import { t } from '@rialto/messages/text.ts';
import { isRouteErrorResponse } from 'react-router';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { paths } from '../platform/paths.ts';

/** When a page cannot be shown: what happened, in one sentence, and the way on. */
export function FailurePage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = words(status);
  return (
    <div className="grid min-h-[60vh] flex-1 place-items-center px-5 py-16">
      <title>{title}</title>
      <EmptyState title={title} text={text} level={1}>
        {/* Plain links: what failed may be the scripts themselves. */}
        <a href={paths.landing} className={buttonClass({})}>
          {t('failure.home')}
        </a>
        {status !== 404 && (
          <a href="" className={buttonClass({ kind: 'secondary' })}>
            {t('action.retry')}
          </a>
        )}
      </EmptyState>
    </div>
  );
}

function words(status: number): { title: string; text: string } {
  if (status === 404) return { title: t('failure.not_found'), text: t('failure.not_found_text') };
  if (status === 503) return { title: t('failure.away'), text: t('failure.away_text') };
  return { title: t('failure.fault'), text: t('failure.fault_text') };
}
