import { useEffect } from 'react';

/** Keeps the screen on while `isWanted`, where supported. Hiding the page releases the lock, so it is requested again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await given?.release();
      else lock = given;
    };
    const onChange = () => void ask();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, [isWanted]);
}
