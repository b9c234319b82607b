import { listFailedEvents, retryFailedEvent, type FailedEvent } from '@rialto/contract/calls/console/failed-events.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { QueryState } from '../../../cards/query-state.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { queryOf } from '../../../platform/query.ts';
import { useAction } from '../../../platform/use-action.ts';
import { momentText } from '../../../words/moments.ts';

/** Work that follows a change and failed too often, with a button for each. */
export function FailedEventsCard() {
  const failed = useQuery(queryOf(listFailedEvents, {}));
  return (
    <SectionCard title={t('console.tasks_title')} text={t('console.tasks_text')}>
      <QueryState query={failed} skeleton={<Skeleton className="h-12" />}>
        {({ events }) => (events.length === 0 ? <NoneFailed /> : <EventList events={events} />)}
      </QueryState>
    </SectionCard>
  );
}

function NoneFailed() {
  return (
    <p className="flex items-center gap-2 text-success-text">
      <CircleCheck className="size-5 shrink-0" aria-hidden />
      {t('console.tasks_none')}
    </p>
  );
}

function EventList({ events }: { events: readonly FailedEvent[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}

function EventRow({ event }: { event: FailedEvent }) {
  const { id, topic, key, subscribers, failed_at: failedAt, error } = event;
  const { run, isRunning } = useAction(retryFailedEvent, { changes: [listFailedEvents] });
  const task = [topic, ...(key ? [key] : []), ...subscribers].join(' · ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          <bdi>{task}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{t('console.tasks_at', { time: momentText(failedAt) })}</p>
        <p className="mt-1 text-sm wrap-anywhere text-danger-text">
          <bdi>{error}</bdi>
        </p>
      </div>
      <Button
        kind="secondary"
        isLoading={isRunning}
        aria-label={t('console.tasks_retry', { task })}
        onClick={() => run({ params: { id } })}
      >
        {t('console.try_again')}
      </Button>
    </li>
  );
}
