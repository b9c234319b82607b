import { t } from '@rialto/texts/text.ts';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { AddFundForm } from './add-fund-form.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The amount of an earlier attempt. */
  amount: number | null;
};

/** Adding money to the wallet: an amount, what comes on top, and the way to the payment service (MON-01). */
export function AddFundDialog({ open, onClose, amount }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('add_fund.title')}
      description={t('add_fund.text')}
      closeLabel={t('action.close')}
    >
      <AddFundForm amount={amount} />
    </Dialog>
  );
}
