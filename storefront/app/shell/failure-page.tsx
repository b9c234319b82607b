import { t } from '@rialto/texts/text.ts';
import { CloudOff, Compass, Headset, House, LayoutGrid, TriangleAlert, Wrench, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { useOptionalRootData } from '../platform/page/root-data.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

type Failure = 'not_found' | 'offline' | 'away' | 'too_often' | 'fault';

/** The error page: what happened, and links to continue. */
export function FailurePage({ error }: { error: unknown }) {
  const failure = failureOf(error);
  const { title, text, icon: Icon } = contentFor(failure);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center px-5 py-10 lg:py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState picture={<Icon strokeWidth={1.5} aria-hidden />} title={title} text={text} level={1} className="py-6">
        {/* Plain links, because the scripts themselves may have failed. */}
        {failure !== 'not_found' && (
          <a href="" className={buttonClass({})}>
            {t('action.retry')}
          </a>
        )}
        <a href={paths.landing} className={buttonClass({ kind: failure === 'not_found' ? 'primary' : 'secondary' })}>
          {t('failure.home')}
        </a>
      </EmptyState>
      {failure === 'fault' && <Reference error={error} />}
      {failure === 'not_found' && <OtherPages />}
    </div>
  );
}

/** Links to pages where the visitor may find the content of a wrong URL. */
function OtherPages() {
  return (
    <nav aria-label={t('failure.other_ways')} className="mt-4 grid w-full gap-3 sm:grid-cols-3">
      <PageTile to={paths.home} icon={House}>
        {t('failure.to_home')}
      </PageTile>
      <PageTile to={paths.categories} icon={LayoutGrid}>
        {t('failure.to_categories')}
      </PageTile>
      <PageTile to={paths.help} icon={Headset}>
        {t('failure.to_help')}
      </PageTile>
    </nav>
  );
}

function PageTile({ to, icon: Icon, children }: { to: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <a
      href={to}
      className="flex min-h-16 items-center gap-3 rounded-lg border border-hairline bg-surface px-3.5 leading-snug font-medium text-ink hover:border-outline"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon className="size-5" aria-hidden />
      </span>
      {children}
    </a>
  );
}

/** The request id, with which support finds the fault in the log. */
function Reference({ error }: { error: unknown }) {
  const root = useOptionalRootData();
  const reported: unknown = isRouteErrorResponse(error)
    ? (error.data as { requestId?: unknown } | null)?.requestId
    : null;
  const id = typeof reported === 'string' ? reported : root?.requestId;
  if (!id) return null;
  return (
    <p className="text-center text-sm text-ink-soft">
      {t('failure.reference')} <code className="rounded-xs bg-sunken px-1.5 py-0.5 select-all">{id}</code>
    </p>
  );
}

function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return isNetworkFailure(error) ? 'offline' : 'fault';
  if (error.status === 404) return 'not_found';
  if (error.status === 429) return 'too_often';
  return error.status === 503 ? 'away' : 'fault';
}

/** A failed fetch of page data. Each browser words this TypeError differently. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

function contentFor(failure: Failure): { title: string; text: string; icon: LucideIcon } {
  switch (failure) {
    case 'not_found':
      return { title: t('failure.not_found'), text: t('failure.not_found_text'), icon: Compass };
    case 'offline':
      return { title: t('offline.title'), text: t('offline.text'), icon: CloudOff };
    case 'too_often':
      return { title: t('failure.too_often'), text: t('refusal.too_many_requests'), icon: TriangleAlert };
    case 'away':
      return { title: t('failure.away'), text: t('failure.away_text'), icon: Wrench };
    case 'fault':
      return { title: t('failure.fault'), text: t('failure.fault_text'), icon: TriangleAlert };
  }
}
