import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { ClipboardList } from 'lucide-react';
import { Block } from '../../../features/ordering/blocks/block.tsx';
import { NoteField } from '../blocks/note-field.tsx';
import { LostAnswerDialog } from '../../../features/ordering/blocks/outcome-dialogs.tsx';
import { byArea } from '../form/problem-areas.ts';
import { TipChoice } from '../../../features/ordering/blocks/tip-choice.tsx';
import { PrescriptionPictures } from './prescription-pictures.tsx';
import { RedirectTo } from '../../../platform/navigation/redirect-to.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { useIsHydrated } from '../../../platform/hydration/use-is-hydrated.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { usePrescription } from './use-prescription.ts';
import { DeliveryDetails } from '../blocks/delivery-details.tsx';

/** Orders medicine by prescription pictures. The pharmacy sets the price later (CHK-12). */
export function PrescriptionPage({ store }: { store: StoreDetail }) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  const { config } = useRootData();
  if (store.open === 0) return <Closed store={store} />;
  if (!isHydrated) return <Skeleton className="h-[40rem] rounded-lg" />;
  if (!isSignedIn && config.guest_checkout_status !== 1)
    return <RedirectTo to={paths.signInFrom(paths.prescription(store.id))} />;
  return <Form key={String(isSignedIn)} store={store} />;
}

function Form({ store }: { store: StoreDetail }) {
  const { config } = useRootData();
  const prescription = usePrescription(store);
  const { form, change, destination, isBusy, isLost, send, forgetLoss } = prescription;
  const problems = byArea(prescription.problems);
  const isDelivery = form.orderType === 'delivery';
  // Problems that no other block shows.
  const ofPictures = [...(problems.whole ?? []), ...(problems.time ?? []), ...(problems.payment ?? [])];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <Block area="pictures" title={t('prescription.pictures')}>
          <p className="-mt-2 mb-4 text-md text-ink-soft">{t('prescription.pictures_text')}</p>
          <PrescriptionPictures
            pictures={form.pictures}
            onChange={(pictures) => change({ pictures })}
            error={ofPictures[0]?.message ?? null}
          />
        </Block>
        <DeliveryDetails
          store={store}
          orderType={form.orderType}
          onOrderType={(orderType) => change({ orderType })}
          destination={destination}
          problems={problems}
        />
        {isDelivery && (
          <TipChoice
            value={form.tip}
            onChange={(tip) => change({ tip })}
            most={config.maximum_tip}
            problems={problems.tip}
          />
        )}
        <NoteField value={form.note} onChange={(note) => change({ note })} />
      </div>
      <aside className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5 lg:sticky lg:top-20">
        <h2 className="text-lg font-bold text-ink">{t('prescription.how_title')}</h2>
        <p className="flex gap-3 text-md text-ink-soft">
          <ClipboardList className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden />
          {t('prescription.how')}
        </p>
        <Button size="lg" isFull isLoading={isBusy} onClick={send}>
          {t('prescription.send')}
        </Button>
      </aside>
      <LostAnswerDialog isOpen={isLost} isBusy={isBusy} onCancel={forgetLoss} onConfirm={send} />
    </div>
  );
}

function Closed({ store }: { store: StoreDetail }) {
  return (
    <EmptyState title={t('refusal.store_closed')} text={t('prescription.closed_text')}>
      <Link to={paths.store(store)} className={buttonClass({})}>
        {t('checkout.back_to_store')}
      </Link>
    </EmptyState>
  );
}
