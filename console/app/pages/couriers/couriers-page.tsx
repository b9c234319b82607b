import { listCouriers, type Courier } from '@rialto/contract/calls/console/couriers.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Bike, Plus, Search } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { MoreButton } from '../../cards/more-button.tsx';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { callApi } from '../../platform/api.ts';
import { pagesOf, rowsOf } from '../../platform/pages.ts';
import { keyOf } from '../../platform/query.ts';
import { CourierDialog } from './courier-dialog.tsx';
import { CourierTable } from './courier-table.tsx';
import { LinkDialog } from './link-dialog.tsx';

type DialogState = { dialog: 'form' | 'link'; courier: Courier | null } | null;

/** Couriers with their shift, cash and link. */
export function CouriersPage() {
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const query = useCouriers(useDeferredValue(text.trim()));
  const [shown, setShown] = useState<DialogState>(null);
  const zones = query.data?.pages[0]?.zones ?? [];
  const add = (
    <Button icon={<Plus className="size-5" aria-hidden />} onClick={() => setShown({ dialog: 'form', courier: null })}>
      {t('console.couriers_add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('console.couriers_title')} text={t('console.couriers_text')} actions={add} />
      <Input
        label={t('console.couriers_search')}
        isLabelHidden
        type="search"
        placeholder={t('console.couriers_search')}
        prefix={<Search aria-hidden />}
        maxLength={80}
        value={text}
        className="mb-5 max-w-xl"
        onChange={({ target }) => setParams(target.value ? { search: target.value } : {}, { replace: true })}
      />
      <QueryState query={query} skeleton={<Skeleton className="h-80" />}>
        {({ pages }) => {
          const couriers = rowsOf(pages.map((page) => page.couriers));
          if (couriers.length === 0) return <NoCouriers isFiltered={text !== ''}>{add}</NoCouriers>;
          return (
            <CourierTable
              couriers={couriers}
              zones={zones}
              onChange={(courier) => setShown({ dialog: 'form', courier })}
              onLink={(courier) => setShown({ dialog: 'link', courier })}
            />
          );
        }}
      </QueryState>
      <MoreButton query={query} />
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

function useCouriers(search: string) {
  const filter = search ? { search } : {};
  return useInfiniteQuery({
    ...pagesOf(keyOf(listCouriers, { query: filter }), (page, signal) =>
      callApi(listCouriers, { query: { ...filter, ...page }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
}

function NoCouriers({ isFiltered, children }: { isFiltered: boolean; children: ReactNode }) {
  const picture = <Bike className="size-7" />;
  if (isFiltered) return <EmptyState picture={picture} title={t('console.couriers_not_found')} />;
  return (
    <EmptyState picture={picture} title={t('console.couriers_none')} text={t('console.couriers_none_text')}>
      {children}
    </EmptyState>
  );
}
