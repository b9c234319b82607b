/** Events on elements that are not hydrated yet, each with the function that replays it. */
const queued = new Map<HTMLElement, () => void>();
const listeners = { click: onClick, keydown: onKey, input: onInput, change: onChange };
type EventName = keyof typeof listeners;
const eventNames = Object.keys(listeners) as EventName[];

/**
 * Queues clicks, keys and input on elements that are not hydrated yet and replays them after hydration. Hydration is
 * checked per element, because a nested Suspense boundary can hydrate later than its parent.
 */
export function queueEarlyEvents(): void {
  for (const name of eventNames) window.addEventListener(name, listeners[name] as EventListener, true);
}

/** Hydration failed: replays the queue, so that links and forms work natively. */
export function replayWithoutHydration(): void {
  for (const name of eventNames) window.removeEventListener(name, listeners[name] as EventListener, true);
  const replays = [...queued.values()];
  queued.clear();
  for (const replay of replays) replay();
}

function onClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const target = isPlain && unhydratedTarget(event, 'a, button, input:is([type=radio], [type=checkbox])');
  if (target) queue(target, event, () => target.click());
}

function onKey(event: KeyboardEvent): void {
  const target = /^(Arrow|Home|End)/.test(event.key) && unhydratedTarget(event, 'a, button, [tabindex]');
  if (target) queue(target, event, () => target.dispatchEvent(new KeyboardEvent(event.type, event)));
}

function onInput(event: Event): void {
  const field = unhydratedTarget(event, 'input');
  if (field instanceof HTMLInputElement) queue(field, null, () => replayInput(field));
}

function onChange(event: Event): void {
  const list = unhydratedTarget(event, 'select');
  if (!(list instanceof HTMLSelectElement)) return;
  const { value } = list;
  queue(list, null, () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** React ignores an input event whose value equals the one it tracked last, so the tracked value is cleared first. */
function replayInput(field: HTMLInputElement): void {
  const { value } = field;
  field.value = '';
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function unhydratedTarget({ target }: Event, selector: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return found?.closest('[data-hydrates]') && !isHydrated(found) ? found : null;
}

function queue(element: HTMLElement, event: Event | null, replay: () => void): void {
  event?.preventDefault();
  event?.stopImmediatePropagation();
  if (queued.size === 0) requestAnimationFrame(replayHydrated);
  queued.set(element, replay);
}

function replayHydrated(): void {
  for (const [element, replay] of queued) {
    if (element.isConnected && !isHydrated(element)) continue;
    queued.delete(element);
    replay();
  }
  if (queued.size > 0) requestAnimationFrame(replayHydrated);
}

/** React stores the props of a hydrated element on the element itself. No public API reports this per element. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
