import { t } from '@rialto/texts/text.ts';
import { CashbackPanel } from '../../../../features/cashback/cashback-panel.tsx';
import { cashbackQuery } from '../../../../features/cashback/cashback-query.ts';
import { useQuery } from '../../../../platform/query/use-query.ts';
import { useMedia } from '@rialto/ui/base/use-media.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';

/** The cashback offers: a row that scrolls on a phone, a column beside the history on a wide screen (MON-05). */
export function WalletOffers({ className }: { className: string }) {
  const offers = useQuery(cashbackQuery());
  const isRow = useMedia('(width < 80rem)');
  if (offers.kind === 'ready' && offers.data.length === 0) return null;
  return (
    <section
      aria-labelledby="wallet-offers"
      className={classNames('min-w-0 rounded-lg border border-hairline bg-surface p-5 sm:p-6', className)}
    >
      <h2 id="wallet-offers" className="text-lg font-semibold text-ink">
        {t('cashback.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('cashback.how')}</p>
      <CashbackPanel listClass="scroll-row -m-1 flex gap-2.5 p-1 max-xl:*:w-68 xl:flex-col" isScrolled={isRow} />
    </section>
  );
}
