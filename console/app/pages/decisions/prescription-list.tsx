import type { WaitingPrescription } from '@rialto/contract/calls/console/decisions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { PrivatePictures } from '../../cards/pictures/private-pictures.tsx';
import { number } from '../../words/times.ts';
import { useMoney } from '../../words/use-money.ts';
import { DecisionCard } from './decision-card.tsx';
import { PriceDialog } from './price-dialog.tsx';

/** Prescriptions to price, and those whose customer has not answered yet. */
export function PrescriptionList({ prescriptions }: { prescriptions: readonly WaitingPrescription[] }) {
  if (prescriptions.length === 0)
    return (
      <EmptyState
        picture={<CircleCheck className="size-7" />}
        title={t('console.decisions_no_prescriptions')}
        text={t('console.decisions_done_text')}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {prescriptions.map((prescription) => (
        <Prescription key={prescription.order_id} prescription={prescription} />
      ))}
    </div>
  );
}

function Prescription({ prescription }: { prescription: WaitingPrescription }) {
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const isPriced = prescription.priced_at !== null;
  return (
    <DecisionCard
      order={prescription}
      at={prescription.created_at}
      badge={isPriced && <Badge tone="info">{t('console.decisions_customer_decides')}</Badge>}
      actions={
        <Button size="sm" kind={isPriced ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
          {isPriced ? t('console.decisions_price_again') : t('console.decisions_price')}
        </Button>
      }
    >
      <PrivatePictures paths={prescription.pictures} />
      {prescription.order_note && (
        <p className="text-sm whitespace-pre-line text-ink">
          <bdi>{prescription.order_note}</bdi>
        </p>
      )}
      {isPriced && (
        <p className="text-sm text-ink tabular-nums">
          {prescription.lines.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join(' · ')}
          <strong className="ms-2">{money(prescription.total)}</strong>
        </p>
      )}
      {isOpen && <PriceDialog prescription={prescription} onClose={() => setOpen(false)} />}
    </DecisionCard>
  );
}
