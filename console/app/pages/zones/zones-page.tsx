import { listConsoleModules } from '@rialto/contract/calls/console/modules.ts';
import { listConsoleZones, type ConsoleZone } from '@rialto/contract/calls/console/zones.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Map as MapIcon, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { PinLookup } from './pin-lookup.tsx';
import { nameIn } from '../../words/name-in.ts';

/** Where the shop delivers. OPS-07. */
export function ZonesPage() {
  const zones = useQuery(queryOf(listConsoleZones, {}));
  return (
    <>
      <PageHeader
        title={t('console.zones_title')}
        text={t('console.zones_text')}
        actions={
          <Link to="/zones/new" className={buttonClass()}>
            <Plus className="size-5" aria-hidden />
            {t('console.zones_add')}
          </Link>
        }
      />
      <QueryState query={zones} skeleton={<Skeleton className="h-120" />}>
        {({ zones: listed }) => (listed.length === 0 ? <NoZones /> : <ZoneOverview zones={listed} />)}
      </QueryState>
    </>
  );
}

function NoZones() {
  return (
    <EmptyState picture={<MapIcon />} title={t('console.zones_empty')} text={t('console.zones_empty_text')}>
      <Link to="/zones/new" className={buttonClass()}>
        {t('console.zones_add')}
      </Link>
    </EmptyState>
  );
}

function ZoneOverview({ zones }: { zones: readonly ConsoleZone[] }) {
  return (
    <div className="grid gap-6 xl:grid-cols-[26rem_1fr]">
      <ul className="flex flex-col gap-2 self-start">
        {zones.map((zone) => (
          <ZoneRow key={zone.id} zone={zone} />
        ))}
      </ul>
      <PinLookup zones={zones} />
    </div>
  );
}

function ZoneRow({ zone }: { zone: ConsoleZone }) {
  const { data } = useQuery(queryOf(listConsoleModules, {}));
  const offered = data?.modules.filter(({ zone_ids }) => zone_ids.includes(zone.id)) ?? [];
  return (
    <li>
      <Link
        to={`/zones/${zone.id}`}
        className="flex items-center gap-3 rounded-lg border border-hairline bg-surface p-4 transition-colors hover:border-outline"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2 font-bold">
            {nameIn(zone.name)}
            {!zone.is_active && <Badge>{t('console.zones_off')}</Badge>}
            {!zone.cash_on_delivery && <Badge tone="warning">{t('console.zones_no_cash')}</Badge>}
          </span>
          <span className="mt-1 block text-sm text-ink-soft">
            {t('console.zones_stores', { count: zone.stores_count })}
            {offered.length > 0 && ` · ${offered.map(({ name }) => nameIn(name)).join(', ')}`}
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-faint rtl:-scale-x-100" aria-hidden />
      </Link>
    </li>
  );
}
