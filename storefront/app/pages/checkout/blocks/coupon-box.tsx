import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { TicketPercent } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RemovableChip } from '@rialto/ui/actions/chips.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { FoldedBlock } from '../../../features/ordering/blocks/block.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import type { Quote } from '../../../features/ordering/form/quote.ts';
import type { QuoteStore } from '../form/checkout-form.ts';

/** `at` tells two rejections of the same code apart. */
export type RefusedCoupon = { code: string; message: string; at: number };

type Props = {
  store: QuoteStore;
  /** Items and add-ons, which a coupon's minimum is compared with. */
  subtotal: number;
  /** The coupon accepted by the server. */
  applied: Quote['coupon'];
  /** The requested code; the quote may still be loading. */
  code: string | null;
  /** The last rejected code, and why in the server's words. */
  refusal: RefusedCoupon | null;
  onChange: (code: string | null) => void;
  problems?: Problem[] | undefined;
};

const CODE = /^[A-Za-z0-9-]{3,30}$/;

/** Applies and removes a coupon and shows why one was rejected (CHK-09). */
export function CouponBox({ store, subtotal, applied, code, refusal, onChange, problems }: Props) {
  return (
    <FoldedBlock
      area="coupon"
      title={t('checkout.coupon')}
      text={applied?.code}
      problems={problems}
      mend={
        <Button kind="secondary" size="sm" onClick={() => onChange(null)}>
          {t('checkout.coupon_remove')}
        </Button>
      }
    >
      {applied ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RemovableChip removeLabel={t('checkout.coupon_remove')} onRemove={() => onChange(null)}>
            <TicketPercent className="size-4.5" aria-hidden />
            <span dir="ltr">{applied.code}</span>
          </RemovableChip>
          <span className="text-sm text-ink-soft">{applied.title}</span>
        </div>
      ) : (
        <>
          <CodeForm key={refusal?.at} code={code} refusal={refusal} onApply={onChange} />
          <CouponOffers store={store} subtotal={subtotal} onChoose={onChange} />
        </>
      )}
    </FoldedBlock>
  );
}

type FormProps = { code: string | null; refusal: RefusedCoupon | null; onApply: (code: string) => void };

function CodeForm({ code, refusal, onApply }: FormProps) {
  // A rejected code stays, to be corrected.
  const [typed, setTyped] = useState(refusal?.code ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = typed.trim();
    if (!CODE.test(trimmed)) setWrong(t('refusal.coupon_unknown'));
    else onApply(trimmed);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex items-start gap-2">
      <Input
        className="flex-1"
        label={t('checkout.coupon_code')}
        isLabelHidden
        placeholder={t('checkout.coupon_code')}
        // A rejected code may come from the list below: focus the field with the reason.
        autoFocus={refusal !== null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={wrong ?? (typed === refusal?.code ? refusal.message : undefined)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(null);
        }}
      />
      <Button type="submit" kind="secondary" className="min-h-12" isLoading={code !== null}>
        {t('checkout.coupon_apply')}
      </Button>
    </form>
  );
}
