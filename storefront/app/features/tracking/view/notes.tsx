import { t } from '@rialto/texts/text.ts';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRootData } from '../../../platform/page/root-data.ts';

const SpeedText = lazy(async () => ({ default: (await import('../demo/speed-text.tsx')).SpeedText }));

/** Says that the shown state may be outdated because the last request failed. */
export function StaleNote({ isStale }: { isStale: boolean }) {
  const isShown = useLasting(isStale);
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <p className="flex items-start gap-3 rounded-xl bg-info-soft p-4 text-sm text-info-text">
          <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t('tracking.stale')}
        </p>
      )}
    </div>
  );
}

/** Data is also stale while a request is on its way; only a longer time is worth a note. */
const LASTING_MS = 3_000;

function useLasting(isTrue: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setLasting(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isTrue]);
  return isLasting;
}

/** In the demo, says how much faster than in real life its orders move. */
export function SpeedNote() {
  const speed = useRootData().config.simulation_speed;
  if (speed === null || speed === 1) return null;
  return (
    <p className="flex min-h-5 items-center gap-2 text-sm text-ink-soft">
      <Suspense fallback={null}>
        <SpeedText speed={speed} />
      </Suspense>
    </p>
  );
}
