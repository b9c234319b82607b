import { lazy, memo, Suspense, type ComponentType } from 'react';
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
  const Part = onServer ?? lazy(async () => ({ default: await loadWhenUsed(load, early.giveUp) }));
  // What stands around it may render again; it would then lose what the server made of it.
  return memo(function Dormant(props: Props) {
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <div data-dormant="">
          <Part {...props} />
        </div>
      </Suspense>
    );
  });
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

/**
 * Keeps the last press that came too early, and repeats it once what was pressed is alive. That is asked of each thing by
 * itself: a block within the part may come alive later than the part.
 */
function earlyPresses(): { giveUp: () => void } {
  let kept: HTMLElement | null = null;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button, input') : null;
    if (!isPlain || !pressed?.closest('[data-dormant]') || isAlive(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!kept) requestAnimationFrame(repeat);
    kept = pressed;
  };
  const repeat = () => {
    if (!kept) return;
    if (!isAlive(kept) && kept.isConnected) return void requestAnimationFrame(repeat);
    const pressed = kept;
    kept = null;
    pressed.click();
  };
  if (typeof window !== 'undefined') window.addEventListener('click', onClick, true);
  return {
    giveUp() {
      window.removeEventListener('click', onClick, true);
      kept?.click();
      kept = null;
    },
  };
}

/** React notes the props of what it has taken over on the element itself; nothing else tells it of a single element. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
