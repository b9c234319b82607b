import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { changeZone, listConsoleZones, type ConsoleZone } from '@rialto/contract/calls/console/zones.ts';
import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../../cards/query-state.tsx';
import { draftOf } from '../../../features/zones/zone-draft.ts';
import { callApi } from '../../../platform/api.ts';
import { invalidate } from '../../../platform/query.ts';
import { showFault } from '../../../platform/toasts.ts';
import { useFreshQuery } from '../../../platform/use-fresh-query.ts';
import { StepForm } from './step-form.tsx';

/** How customers pay: cash is on, cards need the keys of a provider. */
export function PaymentStep({ onNext }: { onNext: () => void }) {
  const zones = useFreshQuery(listConsoleZones, {});
  return (
    <QueryState query={zones} skeleton={<Skeleton className="h-40" />}>
      {(listed) => <PaymentForm zones={listed.zones} onNext={onNext} />}
    </QueryState>
  );
}

function PaymentForm({ zones, onNext }: { zones: readonly ConsoleZone[]; onNext: () => void }) {
  const [hasCash, setHasCash] = useState(zones.some(({ cash_on_delivery }) => cash_on_delivery));
  const saving = useMutation({
    mutationFn: async () => {
      for (const zone of zones.filter(({ cash_on_delivery }) => cash_on_delivery !== hasCash)) {
        await callApi(changeZone, { params: { id: zone.id }, body: { ...draftOf(zone), cash_on_delivery: hasCash } });
      }
    },
    onSuccess: () => {
      invalidate(readGoLive, listConsoleZones);
      onNext();
    },
    onError: showFault,
  });
  return (
    <StepForm
      title={t('console.setup_payment_title')}
      text={t('console.setup_payment_text')}
      saveLabel={t('console.setup_open')}
      isSaving={saving.isPending}
      onSave={() => saving.mutate()}
    >
      <div className="rounded-md border border-hairline px-4">
        <Switch
          label={t('console.zones_cash')}
          hint={t('console.setup_cash_hint')}
          checked={hasCash}
          onChange={({ currentTarget }) => setHasCash(currentTarget.checked)}
        />
      </div>
      <p className="text-sm text-ink-soft">{t('console.setup_card_hint')}</p>
    </StepForm>
  );
}
