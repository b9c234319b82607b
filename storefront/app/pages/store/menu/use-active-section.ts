import { useCallback, useEffect, useRef, useState } from 'react';

/** The section below the two sticky bars counts as active. Matches the sections' scroll margin. */
const READING_LINE = 148;
/** Duration of a programmatic scroll in browsers without scrollend. */
const TRAVEL_MS = 600;
/** Smaller movements do not count as scrolling. */
const A_STEP = 8;

/** The active section, and how to scroll to another. */
export function useActiveSection(ids: readonly string[]): { active: string | undefined; goTo(id: string): void } {
  const [active, setActive] = useState(ids[0]);
  const isTravelling = useRef(false);
  const arrivedAt = useRef<number | null>(null);
  const seen = useRef(new Set<string>());
  const key = ids.join();

  const settle = useCallback(() => {
    const all = key.split(',');
    const read = all.find((id) => seen.current.has(id)) ?? (isAbove(all[0]) ? all[0] : undefined);
    const hasStayed = arrivedAt.current !== null && Math.abs(scrollY - arrivedAt.current) < A_STEP;
    if (isTravelling.current || hasStayed) return;
    arrivedAt.current = null;
    if (read !== undefined) setActive(read);
  }, [key]);

  useEffect(() => {
    const known = seen.current;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) known.add(target.id);
          else known.delete(target.id);
        }
        settle();
      },
      { rootMargin: `-${READING_LINE}px 0px -45% 0px` },
    );
    for (const id of key.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    // Jumping past the first or last section triggers no intersection.
    addEventListener('scrollend', settle);
    return () => {
      removeEventListener('scrollend', settle);
      observer.disconnect();
      known.clear();
    };
  }, [key, settle]);

  const goTo = (id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    // Several sections may share a row: the chosen one stays active until the visitor scrolls.
    isTravelling.current = true;
    setActive(id);
    const arrive = () => {
      clearTimeout(deadline);
      removeEventListener('scrollend', arrive);
      isTravelling.current = false;
      arrivedAt.current = scrollY;
    };
    const deadline = setTimeout(arrive, TRAVEL_MS);
    addEventListener('scrollend', arrive);
    section.scrollIntoView();
    // Move keyboard focus to the section.
    section.focus({ preventScroll: true });
  };
  return { active: active !== undefined && ids.includes(active) ? active : ids[0], goTo };
}

/** Whether the page is scrolled above the first section. */
function isAbove(first: string | undefined): boolean {
  const section = first && document.getElementById(first);
  return Boolean(section && section.getBoundingClientRect().top > READING_LINE);
}
