import { useEffect, useState } from 'react';

/** Seconds until an action is allowed again; `begin` restarts the countdown. */
export function useCountdown(seconds: number): { left: number; begin: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => {
      // Based on the clock, because timers are throttled in background tabs.
      const remaining = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt]);
  return { left, begin: () => setEndsAt(Date.now() + seconds * 1_000) };
}
