import { t } from '@rialto/texts/text.ts';
import { BadgePercent } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Container } from '@rialto/ui/base/container.tsx';
import { Popover } from '@rialto/ui/overlays/popover.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';

const CashbackPanel = lazy(async () => ({
  default: (await import('../../../features/cashback/cashback-panel.tsx')).CashbackPanel,
}));

/**
 * Toggles the cashback offers (HOM-18). It floats beside the page's column where there is space, and follows the hero
 * where it would cover something.
 */
export function CashbackButton() {
  return (
    <Container className="scripted max-[90rem]:pt-4 min-[90rem]:fixed min-[90rem]:end-6 min-[90rem]:bottom-[calc(1.5rem+var(--bottom-bar,0px))] min-[90rem]:z-(--z-float) min-[90rem]:w-auto min-[90rem]:p-0">
      <Popover
        label={t('cashback.title')}
        isFlush
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-label={t('cashback.title')}
            className="flex min-h-11 items-center gap-2 rounded-full bg-accent-soft px-4 font-semibold text-accent-text transition motion-reduce:transition-none min-[90rem]:bg-accent min-[90rem]:text-accent-ink min-[90rem]:hover:bg-accent-strong min-[90rem]:size-14 min-[90rem]:justify-center min-[90rem]:p-0 min-[90rem]:shadow-3"
          >
            <BadgePercent className="size-5 min-[90rem]:size-7" aria-hidden />
            <span className="min-[90rem]:hidden">{t('cashback.title')}</span>
          </button>
        )}
      >
        <div className="w-88 max-w-full p-5">
          <h2 className="text-lg font-bold text-ink">{t('cashback.title')}</h2>
          <p className="mb-4 text-sm text-ink-soft">{t('cashback.text')}</p>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <CashbackPanel />
          </Suspense>
        </div>
      </Popover>
    </Container>
  );
}
