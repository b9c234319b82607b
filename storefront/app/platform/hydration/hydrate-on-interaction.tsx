import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import { giveUpEarly, keepEarly } from './early-events.ts';
import { firstUse, hasBegun } from './first-interaction.ts';

/**
 * A part whose markup comes from the server and whose scripts come when somebody begins to use the page: most of what a
 * page shows is only looked at. What is done too early for it is kept and repeated. Where its scripts cannot be had,
 * its links still work. `onServer` is the part itself while the server renders, null in a browser.
 */
export function dormant<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded = onServer;
  const loading = once(async () => (loaded = await loadWhenUsed(load)));
  const Later = lazy(async () => ({ default: await loading() }));
  if (!onServer) {
    keepEarly();
    // Whoever comes from another page of the shop has used it already: the part comes along with the page.
    if (hasBegun()) void loading().catch(() => undefined);
  }
  // What stands around it may render again; it would then lose what the server made of it.
  return memo(function Dormant(props: Props) {
    // Chosen once: another one would be another part to React, and lose what was done in it.
    const [Part] = useState(() => loaded ?? Later);
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <div data-dormant="">
          <Part {...props} />
        </div>
      </Suspense>
    );
  });
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | null = null;
  return () => (begun ??= work());
}

async function loadWhenUsed<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!hasBegun()) await firstUse();
  return load().catch((thrown: unknown) => {
    giveUpEarly();
    const isThere = document.querySelector('[data-dormant]') !== null;
    if (isThere) return new Promise<Part>(() => undefined);
    throw thrown;
  });
}
