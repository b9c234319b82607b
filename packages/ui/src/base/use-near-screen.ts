import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onNear` once, when an element comes near the viewport. */
export function useNearScreen(ref: RefObject<HTMLElement | null>, onNear: () => void, margin = '800px'): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        notify();
      },
      { rootMargin: margin },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [ref, margin]);
}
