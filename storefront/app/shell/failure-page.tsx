import { t } from '@rialto/texts/text.ts';
import { CloudOff, Compass, Headset, House, LayoutGrid, TriangleAlert, Wrench, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { useOptionalRootData } from '../platform/page/root-data.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

type Failure = 'not_found' | 'offline' | 'away' | 'too_often' | 'fault';

/** When a page cannot be shown: what happened, in one sentence, and every way on. */
export function FailurePage({ error }: { error: unknown }) {
  const failure = failureOf(error);
  const { title, text, icon: Icon } = words(failure);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center px-5 py-10 lg:py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState picture={<Icon strokeWidth={1.5} aria-hidden />} title={title} text={text} level={1} className="py-6">
        {/* Plain links: what failed may be the scripts themselves. */}
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
      {failure === 'not_found' && <OtherWays />}
    </div>
  );
}

/** What the visitor was after is probably still here under another address. */
function OtherWays() {
  return (
    <nav aria-label={t('failure.other_ways')} className="mt-4 grid w-full gap-3 sm:grid-cols-3">
      <Way to={paths.home} icon={House}>
        {t('failure.to_home')}
      </Way>
      <Way to={paths.categories} icon={LayoutGrid}>
        {t('failure.to_categories')}
      </Way>
      <Way to={paths.help} icon={Headset}>
        {t('failure.to_help')}
      </Way>
    </nav>
  );
}

function Way({ to, icon: Icon, children }: { to: string; icon: LucideIcon; children: ReactNode }) {
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

/** The number under which whoever is asked for help finds it in the log. */
function Reference({ error }: { error: unknown }) {
  const root = useOptionalRootData();
  const told: unknown = isRouteErrorResponse(error) ? (error.data as { requestId?: unknown } | null)?.requestId : null;
  const id = typeof told === 'string' ? told : root?.requestId;
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

/** A page that was asked for by script and never came: each browser has a TypeError of its own for that. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

function words(failure: Failure): { title: string; text: string; icon: LucideIcon } {
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
