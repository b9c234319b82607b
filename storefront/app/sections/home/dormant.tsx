import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react';
import { firstUse } from '../../platform/first-use.ts';

/**
 * A part whose markup comes from the server and whose scripts come when somebody begins to use the page: most of what a
 * home shows is only looked at. A press that is too early for it is kept and repeated. Where its scripts cannot be had,
 * its links still work. `onServer` is the part itself while the server renders, null in a browser.
 */
export function dormant<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const early = earlyPresses();
  const Part = onServer ?? lazy(async () => ({ default: await loadWhenUsed(load, early.end) }));
  // What stands around it may render again; it would then lose what the server made of it.
  return memo(function Dormant(props: Props) {
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <div data-dormant="">
          <Part {...props} />
          <Awake onAwake={early.end} />
        </div>
      </Suspense>
    );
  });
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

async function loadWhenUsed<Part>(load: () => Promise<Part>, giveUp: () => void): Promise<Part> {
  await firstUse();
  return load().catch((thrown: unknown) => {
    giveUp();
    const isThere = document.querySelector('[data-dormant]') !== null;
    if (isThere) return new Promise<Part>(() => undefined);
    throw thrown;
  });
}

/** Keeps the last press that came too early, and repeats it in the end. */
function earlyPresses(): { end: () => void } {
  let kept: HTMLElement | null = null;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !(target instanceof Element) || !target.closest('[data-dormant]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = target.closest<HTMLElement>('a, button, input');
  };
  if (typeof window !== 'undefined') window.addEventListener('click', onClick, true);
  return {
    end() {
      window.removeEventListener('click', onClick, true);
      kept?.click();
      kept = null;
    },
  };
}
