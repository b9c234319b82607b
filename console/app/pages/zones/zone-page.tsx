import { listConsoleModules } from '@rialto/contract/calls/console/modules.ts';
import { listConsoleZones } from '@rialto/contract/calls/console/zones.ts';
import { t } from '@rialto/texts/text.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { QueryState } from '../../cards/query-state.tsx';
import { draftOf, emptyZone } from '../../features/zones/zone-draft.ts';
import { queryOf } from '../../platform/query.ts';
import { useShopConfig } from '../../shared/shop-config.ts';
import { ZoneForm } from './zone-form.tsx';

/** One zone, or a new one: its border on the map and what delivery costs. OPS-07. */
export function ZonePage() {
  const { id = 'new' } = useParams();
  const zones = useQuery(queryOf(listConsoleZones, {}));
  const modules = useQuery(queryOf(listConsoleModules, {}));
  const config = useShopConfig();
  const skeleton = <Skeleton className="h-120" />;
  return (
    <QueryState query={zones} skeleton={skeleton}>
      {(listed) => (
        <QueryState query={modules} skeleton={skeleton}>
          {(known) => (
            <QueryState query={config} skeleton={skeleton}>
              {(shop) => {
                const zone = listed.zones.find((one) => String(one.id) === id);
                if (!zone && id !== 'new') return <Missing />;
                return (
                  <ZoneForm
                    key={id}
                    id={zone?.id ?? null}
                    first={zone ? draftOf(zone) : emptyZone}
                    others={listed.zones.filter((one) => one !== zone)}
                    modules={known.modules}
                    shop={shop}
                  />
                );
              }}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

function Missing() {
  return (
    <EmptyState picture={<MapPinOff />} level={1} title={t('console.zones_missing')}>
      <Link to="/zones" className="font-semibold text-accent-text underline">
        {t('console.zones_all')}
      </Link>
    </EmptyState>
  );
}
