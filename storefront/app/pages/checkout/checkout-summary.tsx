import { t } from '@rialto/texts/text.ts';
import type { ComponentProps } from 'react';
import { BillLines } from '../../cards/orders/bill-lines.tsx';
import { Block } from '../../features/ordering/blocks/block.tsx';
import { CashbackNote } from './blocks/cashback-note.tsx';
import { ItemList } from './blocks/item-list.tsx';
import { PlaceButton } from '../../features/ordering/blocks/place-button.tsx';
import type { byArea } from './form/problem-areas.ts';
import type { Quote } from '../../features/ordering/form/quote.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import type { Checkout } from './use-checkout.ts';

type Props = {
  checkout: Checkout;
  quote: Quote;
  problems: ReturnType<typeof byArea>;
  button: ComponentProps<typeof PlaceButton>;
};

/** Lines and bill; sticky on a wide screen. */
export function CheckoutSummary({ checkout, quote, problems, button }: Props) {
  const { basket, quoting, payment } = checkout;
  if (!quote.store) return null;
  return (
    // A long list scrolls on its own, so that bill and button stay visible.
    <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)]">
      <div className="flex min-h-0 flex-col gap-4 lg:-m-1 lg:shrink lg:overflow-y-auto lg:p-1">
        <ItemList lines={quote.lines} store={quote.store} source={basket.source} problems={problems.items} />
      </div>
      <Block area="bill" title={t('bill.title')}>
        <BillLines
          bill={quote.bill}
          parts={
            payment?.wallet ? { wallet: payment.wallet, rest: { label: t('bill.due'), amount: payment.due } } : null
          }
          className={classNames('transition-opacity', quoting.isAsking && 'opacity-90 motion-reduce:transition-none')}
        />
        {quote.cashback && <CashbackNote cashback={quote.cashback} />}
        <div className="mt-4 flex flex-col gap-3">
          <PlaceButton {...button} />
          <p className="text-xs text-ink-soft">
            {t('checkout.terms')}{' '}
            <Link to={paths.terms} className="underline underline-offset-2">
              {t('checkout.terms_link')}
            </Link>
          </p>
        </div>
      </Block>
    </div>
  );
}
