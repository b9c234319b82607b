import {
  endOtherStaffSessions,
  endStaffSession,
  listStaffSessions,
} from '@rialto/contract/calls/console/team/staff-sessions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { QueryState } from '../../cards/query-state.tsx';
import { SectionCard } from '../../cards/section-card.tsx';
import { queryOf } from '../../platform/query.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { momentText } from '../../words/moments.ts';

const done = ({ message }: { message: string }) => toasts.show({ kind: 'success', text: message });

/** Where the member is signed in. */
export function SessionsSection() {
  const query = useQuery(queryOf(listStaffSessions, {}));
  const endOthers = useAction(endOtherStaffSessions, { changes: [listStaffSessions], onDone: done });
  const endOne = useAction(endStaffSession, { changes: [listStaffSessions], onDone: done });
  const hasOthers = query.data?.sessions.some(({ is_current }) => is_current === 0);
  return (
    <SectionCard
      title={t('console.access_sessions')}
      text={t('console.access_sessions_text')}
      actions={
        hasOthers && (
          <Button kind="secondary" isLoading={endOthers.isRunning} onClick={() => endOthers.run({})}>
            {t('console.access_end_others')}
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
        {({ sessions }) => (
          <ul className="divide-y divide-hairline">
            {sessions.map(({ id, device, last_used_at, is_current }) => (
              <li key={id} className="flex min-h-16 items-center gap-3 py-2">
                <Monitor className="size-5 shrink-0 text-ink-soft" aria-hidden />
                <div className="min-w-0 flex-1">
                  <p className="font-semibold text-ink">{device || t('console.access_unknown_device')}</p>
                  <p className="text-sm text-ink-soft">
                    {t('console.access_last_used', { when: momentText(last_used_at) })}
                  </p>
                </div>
                {is_current === 1 ? (
                  <Badge tone="success">{t('console.access_this_device')}</Badge>
                ) : (
                  <Button kind="ghost" size="sm" onClick={() => endOne.run({ params: { id } })}>
                    {t('console.sign_out')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </SectionCard>
  );
}
