import { t } from '@rialto/texts/text.ts';
import { Laptop, Smartphone } from 'lucide-react';
import { longMomentText } from '../../../words/dates.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { useSessions, type Session } from './use-sessions.ts';

/** The account's sessions, each with a button to end it. */
export function SessionList() {
  const { list, ending, retry, endOne, endOthers } = useSessions();
  if (list.kind === 'loading') return <Waiting />;
  if (list.kind === 'failed') return <Failed onRetry={retry} />;
  return (
    <>
      <ul className="divide-y divide-hairline">
        {list.sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => !ending && endOne(session.id)}
          />
        ))}
      </ul>
      {list.sessions.length > 1 && (
        <Button
          kind="secondary"
          isLoading={ending === 'others'}
          onClick={() => !ending && endOthers()}
          className="mt-4"
        >
          {t('session.end_others')}
        </Button>
      )}
    </>
  );
}

type DeviceProps = { session: Session; isEnding: boolean; onEnd: () => void };

function Device({ session: { device, last_used_at, is_current }, isEnding, onEnd }: DeviceProps) {
  const name = device || t('session.unknown_device');
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-4 py-3.5 first:pt-0">
      <Icon className="size-6 shrink-0 text-ink-soft" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          <bdi>{name}</bdi>
          {is_current === 1 && <Badge tone="success">{t('session.this_one')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{t('session.last_used', { when: longMomentText(last_used_at, null) })}</p>
      </div>
      {is_current === 0 && (
        <Button
          kind="ghost"
          size="sm"
          isLoading={isEnding}
          onClick={onEnd}
          aria-label={t('session.end', { device: name })}
        >
          {t('session.end_one')}
        </Button>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={t('session.loading')} className="flex flex-col gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </SkeletonGroup>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-md bg-sunken p-4 text-ink-soft">
      {t('session.failed')}
      <Button kind="secondary" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
