import {
  listDecisions,
  pricePrescription,
  type WaitingPrescription,
} from '@rialto/contract/calls/console/decisions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { PrivatePictures } from '../../cards/pictures/private-pictures.tsx';
import { faultText, toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { useMoney } from '../../words/use-money.ts';
import { ItemSearch } from './item-search.tsx';
import { PriceLineRow } from './price-line-row.tsx';
import { bodyOf, isComplete, linesOf, newLine, sumOf, type PriceLine } from './price-lines.ts';

type Props = { prescription: WaitingPrescription; onClose: () => void };

/** Reads a prescription and sets its price: items of the store, free lines and a note to the customer. */
export function PriceDialog({ prescription, onClose }: Props) {
  const money = useMoney();
  const [lines, setLines] = useState<PriceLine[]>(() => linesOf(prescription));
  const [note, setNote] = useState(prescription.price_note ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(pricePrescription, {
    changes: [listDecisions],
    onDone: ({ message }) => {
      toasts.show({ kind: 'success', text: message });
      onClose();
    },
    onRefused: (refused) => setFault(faultText(refused)),
  });
  const send = () => {
    if (lines.length === 0 || !lines.every(isComplete)) return setFault(t('console.decisions_lines_missing'));
    run({ params: { id: prescription.order_id }, body: bodyOf(lines, note) });
  };
  const change = (changed: PriceLine) => setLines(lines.map((line) => (line.key === changed.key ? changed : line)));
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      canDismiss={!isRunning}
      title={t('console.decisions_price_title', { id: prescription.order_id })}
      closeLabel={t('console.close')}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="me-auto text-sm text-ink-soft tabular-nums">
            {t('console.decisions_sum', { amount: money(sumOf(lines)) })}
          </p>
          <Button isLoading={isRunning} onClick={send}>
            {t('console.decisions_send_price')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <PrivatePictures paths={prescription.pictures} size="lg" />
        <ItemSearch
          orderId={prescription.order_id}
          onPick={({ id: itemId, name, price }) => setLines([...lines, newLine({ itemId, name, price })])}
          onFree={(name) => setLines([...lines, newLine({ name })])}
        />
        {lines.length > 0 && (
          <ul className="flex flex-col gap-3">
            {lines.map((line) => (
              <PriceLineRow
                key={line.key}
                line={line}
                onChange={change}
                onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
              />
            ))}
          </ul>
        )}
        <TextArea
          label={t('console.decisions_note')}
          hint={t('console.decisions_note_hint')}
          maxLength={500}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormFault text={fault} />
      </div>
    </Dialog>
  );
}
