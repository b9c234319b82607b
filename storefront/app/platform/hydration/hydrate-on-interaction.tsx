import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import { queueEarlyEvents, replayWithoutHydration } from './early-events.ts';
import { firstInteraction, hasInteracted } from './first-interaction.ts';

/**
 * Renders a component on the server and loads its scripts on the first interaction; earlier events are queued and
 * replayed. `onServer` is the component while the server renders, null in a browser.
 */
export function hydrateOnInteraction<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded = onServer;
  const loading = once(async () => (loaded = await loadOnInteraction(load)));
  const Lazy = lazy(async () => ({ default: await loading() }));
  if (!onServer) {
    queueEarlyEvents();
    // After a client-side navigation the visitor has already interacted: load the component together with the page.
    if (hasInteracted()) void loading().catch(() => undefined);
  }
  // A re-render before hydration would discard the server's markup, hence memo.
  return memo(function HydratedOnInteraction(props: Props) {
    // Chosen once: with another component type React would remount and lose state.
    const [Component] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <div data-hydrates="">
          <Component {...props} />
        </div>
      </Suspense>
    );
  });
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null;
  return () => (started ??= work());
}

/** If the scripts fail to load, server-rendered markup stays unhydrated and its links still work. */
async function loadOnInteraction<Component>(load: () => Promise<Component>): Promise<Component> {
  if (!hasInteracted()) await firstInteraction();
  return load().catch((thrown: unknown) => {
    replayWithoutHydration();
    const hasMarkup = document.querySelector('[data-hydrates]') !== null;
    if (hasMarkup) return new Promise<Component>(() => undefined);
    throw thrown;
  });
}
