import { listCouriers, type Courier } from '@rialto/contract/calls/console/couriers.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bike, Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { CourierDialog } from './courier-dialog.tsx';
import { CourierTable } from './courier-table.tsx';
import { LinkDialog } from './link-dialog.tsx';

const MOST_SHOWN = 50;
type Shown = { dialog: 'form' | 'link'; courier: Courier | null } | null;

/** Couriers with their shift, cash and link. */
export function CouriersPage() {
  const query = useQuery(queryOf(listCouriers, { query: { limit: MOST_SHOWN } }));
  const [shown, setShown] = useState<Shown>(null);
  const zones = query.data?.zones ?? [];
  const add = (
    <Button icon={<Plus className="size-5" aria-hidden />} onClick={() => setShown({ dialog: 'form', courier: null })}>
      {t('console.couriers_add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('console.couriers_title')} text={t('console.couriers_text')} actions={add} />
      <QueryState query={query} skeleton={<Skeleton className="h-80" />}>
        {({ couriers }) =>
          couriers.length === 0 ? (
            <EmptyState
              picture={<Bike className="size-7" />}
              title={t('console.couriers_none')}
              text={t('console.couriers_none_text')}
            >
              {add}
            </EmptyState>
          ) : (
            <CourierTable
              couriers={couriers}
              zones={zones}
              onChange={(courier) => setShown({ dialog: 'form', courier })}
              onLink={(courier) => setShown({ dialog: 'link', courier })}
            />
          )
        }
      </QueryState>
      <CourierDialog
        isOpen={shown?.dialog === 'form'}
        courier={shown?.courier ?? null}
        zones={zones}
        onClose={() => setShown(null)}
        onAdded={(courier) => setShown({ dialog: 'link', courier })}
      />
      <LinkDialog courier={shown?.dialog === 'link' ? shown.courier : null} onClose={() => setShown(null)} />
    </>
  );
}
