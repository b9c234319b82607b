import type { SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { t } from '@rialto/texts/text.ts';
import { MapPinHouse, Plus } from 'lucide-react';
import { useState } from 'react';
import { dialogs } from '../../shared/dialogs.ts';
import { useAddresses } from '../../shared/saved-addresses.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { AddressEntry } from './address-entry.tsx';
import { DeleteAddress } from './delete-address.tsx';

const ignore = () => undefined;

/** Saved addresses with buttons to add, edit and delete (ADR-05). */
export function AddressList() {
  const list = useAddresses();
  const [toDelete, setToDelete] = useState<SavedAddress | null>(null);
  if (list.kind === 'loading') return <Waiting />;
  if (list.kind === 'error') return <Failed onRetry={list.refetch} />;
  return (
    <>
      {list.data.length === 0 ? (
        <EmptyState
          isCompact
          level={3}
          picture={<MapPinHouse strokeWidth={1.5} aria-hidden />}
          title={t('address.none_title')}
          text={t('address.none_text')}
        />
      ) : (
        <ul className="grid gap-3 xl:grid-cols-2">
          {list.data.map((address) => (
            <AddressEntry key={address.id} address={address} onDelete={() => setToDelete(address)} />
          ))}
        </ul>
      )}
      <Button
        kind="secondary"
        icon={<Plus className="size-5" aria-hidden />}
        onClick={() => dialogs.open({ name: 'address-form', editing: null, onDone: ignore })}
        className="mt-4"
      >
        {t('address.add')}
      </Button>
      {toDelete && <DeleteAddress address={toDelete} onEnd={() => setToDelete(null)} />}
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={t('address.loading')} className="grid gap-3 xl:grid-cols-2">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </SkeletonGroup>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-md bg-sunken p-4 text-ink-soft">
      {t('address.failed')}
      <Button kind="secondary" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
