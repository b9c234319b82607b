import { t } from '@rialto/texts/text.ts';
import { useId } from 'react';
import { useApproximateMoney, useChargedMoney } from '../../../words/charged-money.ts';
import type { ChosenPayment } from '../form/chosen-payment.ts';
import { Button } from '@rialto/ui/actions/button.tsx';

type Props = {
  /** Null while it is not known. */
  total: number | null;
  payment: Pick<ChosenPayment, 'wallet' | 'due'>;
  isBusy: boolean;
  /** Why nothing can be ordered yet, such as a minimum order that is not reached. */
  reason: string | null;
  onPlace: () => void;
};

/** Beside the bill on a wide screen. */
export function PlaceButton({ total, payment, isBusy, reason, onPlace }: Props) {
  const money = useChargedMoney();
  const id = useId();
  return (
    <div className="flex flex-col gap-2 max-lg:hidden">
      <Reason id={id} text={reason} />
      <Button
        size="lg"
        isFull
        isLoading={isBusy}
        disabled={reason !== null}
        aria-describedby={reason ? id : undefined}
        onClick={onPlace}
      >
        {placeText(total, payment, money)}
      </Button>
    </div>
  );
}

/** Says what is left to pay. */
function placeText(
  total: Props['total'],
  { wallet, due }: Props['payment'],
  money: (amount: number) => string,
): string {
  if (total === null) return t('checkout.place');
  if (!wallet) return t('checkout.place_for', { amount: money(total) });
  return due > 0 ? t('checkout.place_due', { amount: money(due) }) : t('checkout.place_wallet');
}

/** On a phone, total and button stick to the bottom of the screen. */
export function PlaceBar({ total, payment, isBusy, reason, onPlace, isDimmed }: Props & { isDimmed: boolean }) {
  const money = useChargedMoney();
  const isPart = !!payment.wallet && payment.due > 0;
  const shown = isPart ? payment.due : total;
  const toApproximate = useApproximateMoney();
  const approximate = shown === null ? null : toApproximate(shown);
  const id = useId();
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-(--gutter) mt-4 border-t border-hairline bg-ground/95 px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md lg:hidden">
      <Reason id={id} text={reason} />
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block text-xs text-ink-soft">{barLabel(payment)}</span>
          <span className={`block text-xl font-extrabold text-ink tabular-nums ${isDimmed ? 'opacity-90' : ''}`}>
            {shown === null ? '–' : money(shown)}
          </span>
          {approximate && <span className="block text-xs text-ink-soft tabular-nums">{approximate}</span>}
        </p>
        <Button
          size="lg"
          isLoading={isBusy}
          disabled={reason !== null}
          aria-describedby={reason ? id : undefined}
          onClick={onPlace}
          className="flex-1 max-w-72"
        >
          {t('checkout.place')}
        </Button>
      </div>
    </div>
  );
}

function barLabel({ wallet, due }: Props['payment']): string {
  if (!wallet) return t('bill.total');
  return due > 0 ? t('bill.due') : t('bill.wallet');
}

function Reason({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p id={id} className="mb-1 text-sm font-medium text-danger-text">
      {text}
    </p>
  );
}
