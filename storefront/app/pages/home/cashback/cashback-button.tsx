import { t } from '@rialto/texts/text.ts';
import { BadgePercent } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Popover } from '@rialto/ui/overlays/popover.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';

const CashbackPanel = lazy(async () => ({ default: (await import('./cashback-panel.tsx')).CashbackPanel }));

/** A floating button that toggles the cashback offers (HOM-18). */
export function CashbackButton() {
  return (
    <div className="scripted fixed end-4 bottom-4 z-(--z-float) sm:end-6 sm:bottom-6">
      <Popover
        label={t('cashback.title')}
        side="top"
        align="end"
        isFlush
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-label={t('cashback.title')}
            className="grid size-14 place-items-center rounded-full bg-accent text-accent-ink shadow-3 transition hover:bg-accent-strong motion-reduce:transition-none"
          >
            <BadgePercent className="size-7" aria-hidden />
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
    </div>
  );
}
