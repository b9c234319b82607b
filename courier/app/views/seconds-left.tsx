import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';

export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

export function SecondsLeft({ until }: { until: number }) {
  return (
    <span role="timer" className="tabular-nums">
      {t('courier.offer_left', { count: useSecondsLeft(until) })}
    </span>
  );
}
