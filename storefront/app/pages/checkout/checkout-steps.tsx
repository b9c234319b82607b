import { t } from '@rialto/texts/text.ts';
import { numberText } from '../../words/number-text.ts';
import { blockId, ProblemNote } from '../../features/ordering/blocks/block.tsx';
import { CouponBox } from './blocks/coupon-box.tsx';
import { NoteField } from './blocks/note-field.tsx';
import { PaymentChoice } from '../../features/ordering/blocks/payment-choice.tsx';
import type { byArea } from './form/problem-areas.ts';
import { ScheduleChoice } from '../../features/ordering/blocks/schedule-choice.tsx';
import { TipChoice } from '../../features/ordering/blocks/tip-choice.tsx';
import type { Quote } from '../../features/ordering/form/quote.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import type { Checkout } from './use-checkout.ts';
import { DeliveryDetails } from './blocks/delivery-details.tsx';

type Props = { checkout: Checkout; quote: Quote; problems: ReturnType<typeof byArea> };

/** The blocks of the checkout, in order. */
export function CheckoutSteps({ checkout, quote, problems }: Props) {
  const { form, change, destination, payment, couponRefusal } = checkout;
  const { store } = quote;
  const isDelivery = form.orderType === 'delivery';
  if (!store || !payment) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {problems.whole && <Whole problems={problems.whole} store={store} />}
      <DeliveryDetails
        store={store}
        orderType={form.orderType}
        onOrderType={(orderType) => change({ orderType })}
        destination={destination}
        problems={problems}
      >
        <ScheduleChoice
          timeZone={store.timezone}
          isOpen={store.open === 1}
          slots={quote.slots}
          value={form.scheduleAt}
          onChange={(scheduleAt) => change({ scheduleAt })}
          nowHint={nowHint(quote, isDelivery)}
          clockHint={t('checkout.store_clock')}
          wayBack={
            <Link to={paths.store(store)} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
              {t('checkout.back_to_store')}
            </Link>
          }
          problems={problems.time}
        />
      </DeliveryDetails>
      <PaymentChoice
        quote={quote}
        payment={payment}
        onChange={change}
        cash={{
          label: t('checkout.cash'),
          hint: isDelivery ? t('checkout.cash_hint') : t('checkout.cash_take_away_hint'),
        }}
        problems={problems.payment}
      />
      <div className="grid gap-3 lg:grid-cols-3">
        <CouponBox
          store={store}
          subtotal={quote.bill.subtotal}
          applied={quote.coupon}
          code={form.couponCode}
          refusal={couponRefusal}
          onChange={(couponCode) => change({ couponCode })}
          problems={problems.coupon}
        />
        {isDelivery && (
          <TipChoice
            value={form.tip}
            onChange={(tip) => change({ tip })}
            most={quote.maximum_tip}
            problems={problems.tip}
          />
        )}
        <NoteField value={form.note} onChange={(note) => change({ note })} />
      </div>
    </div>
  );
}

function nowHint({ delivery_minutes: minutes }: Quote, isDelivery: boolean): string {
  if (!isDelivery || !minutes) return t('checkout.now_hint');
  return t('store.delivery_time', { range: `${numberText(minutes.min)}–${numberText(minutes.max)}` });
}

function Whole({
  problems,
  store,
}: {
  problems: Props['problems']['whole'] & object;
  store: NonNullable<Quote['store']>;
}) {
  return (
    <div id={blockId('whole')} tabIndex={-1} className="-mb-3 scroll-mt-20 rounded-md">
      <ProblemNote problems={problems}>
        <Link to={paths.store(store)} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          {t('checkout.back_to_store')}
        </Link>
      </ProblemNote>
    </div>
  );
}
