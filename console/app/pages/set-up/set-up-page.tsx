import { readGoLive, type GoLiveChecks } from '@rialto/contract/calls/console/go-live.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { steps, type Step } from './steps.ts';
import { StepBody } from './step-body.tsx';

/** Six short steps from an empty shop to the first item. Each is done when its data is there (OPS-01). */
export function SetUpPage() {
  const goLive = useQuery(queryOf(readGoLive, {}));
  return (
    <>
      <PageHeader title={t('console.setup_title')} text={t('console.setup_text')} />
      <QueryState query={goLive} skeleton={<Skeleton className="h-120" />}>
        {(reply) => <SetUp {...reply} />}
      </QueryState>
    </>
  );
}

type Props = { checks: GoLiveChecks; zone_id: number | null; module_id: number | null; store_id: number | null };

function SetUp({ checks, zone_id: zoneId, module_id: moduleId, store_id: storeId }: Props) {
  const [search, setSearch] = useSearchParams();
  const missing = steps().find(({ name }) => !checks[name])?.name ?? 'done';
  const asked = search.get('step') as Step | 'done' | null;
  const isReachable = asked === missing || (asked !== null && asked !== 'done' && checks[asked]);
  const current = asked && isReachable ? asked : missing;
  const open = (step: Step | 'done' | null) => setSearch(step ? { step } : {});
  return (
    <div className="grid gap-8 lg:grid-cols-[14rem_1fr]">
      <StepList checks={checks} current={current} missing={missing} onOpen={open} />
      <StepBody
        key={current}
        step={current}
        ids={{ zoneId, moduleId, storeId }}
        onNext={() => open(current === 'item' ? 'payment' : current === 'payment' ? 'done' : null)}
      />
    </div>
  );
}

type ListProps = {
  checks: GoLiveChecks;
  current: Step | 'done';
  missing: Step | 'done';
  onOpen: (step: Step) => void;
};

function StepList({ checks, current, missing, onOpen }: ListProps) {
  return (
    <nav aria-label={t('console.setup_steps')}>
      <ol className="flex gap-1 max-lg:overflow-x-auto lg:flex-col">
        {steps().map(({ name, label }, position) => (
          <li key={name} className="shrink-0">
            <button
              type="button"
              disabled={!checks[name] && name !== missing}
              aria-current={name === current ? 'step' : undefined}
              onClick={() => onOpen(name)}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start font-semibold disabled:text-ink-faint',
                name === current ? 'bg-accent-soft text-accent-text' : 'text-ink hover:bg-wash',
              )}
            >
              <span
                className={classNames(
                  'grid size-7 shrink-0 place-items-center rounded-full text-sm',
                  checks[name] ? 'bg-success-soft text-success-text' : 'bg-sunken text-ink-soft',
                )}
              >
                {checks[name] ? <Check className="size-4" aria-hidden /> : position + 1}
              </span>
              {label}
              {checks[name] && <span className="sr-only">{t('console.setup_step_done')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
