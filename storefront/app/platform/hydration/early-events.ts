/** What was done to things that are not alive yet, and how to do it again. */
const kept = new Map<HTMLElement, () => void>();
const listeners = { click: onClick, keydown: onKey, input: onTyped, change: onChosen };
type Sign = keyof typeof listeners;
const signs = Object.keys(listeners) as Sign[];

/**
 * Keeps what is pressed, typed and chosen too early, and repeats it once the thing is alive. That is asked of each thing
 * by itself: a block within a part may come alive later than the part.
 */
export function keepEarly(): void {
  for (const sign of signs) window.addEventListener(sign, listeners[sign] as EventListener, true);
}

/** Nothing will come alive any more: links lead on by themselves. */
export function giveUpEarly(): void {
  for (const sign of signs) window.removeEventListener(sign, listeners[sign] as EventListener, true);
  const presses = [...kept.values()];
  kept.clear();
  for (const repeat of presses) repeat();
}

function onClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const pressed = isPlain && asleep(event, 'a, button, input:is([type=radio], [type=checkbox])');
  if (pressed) keep(pressed, event, () => pressed.click());
}

function onKey(event: KeyboardEvent): void {
  const held = /^(Arrow|Home|End)/.test(event.key) && asleep(event, 'a, button, [tabindex]');
  if (held) keep(held, event, () => held.dispatchEvent(new KeyboardEvent(event.type, event)));
}

function onTyped(event: Event): void {
  const field = asleep(event, 'input');
  if (field instanceof HTMLInputElement) keep(field, null, () => type(field));
}

function onChosen(event: Event): void {
  const list = asleep(event, 'select');
  if (!(list instanceof HTMLSelectElement)) return;
  const { value } = list;
  keep(list, null, () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** React hears of a text only when it is not the one it knows: it is made to know another. */
function type(field: HTMLInputElement): void {
  const { value } = field;
  field.value = '';
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function asleep({ target }: Event, what: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(what) : null;
  return found?.closest('[data-dormant]') && !isAlive(found) ? found : null;
}

function keep(thing: HTMLElement, event: Event | null, repeat: () => void): void {
  event?.preventDefault();
  event?.stopImmediatePropagation();
  if (kept.size === 0) requestAnimationFrame(repeatAll);
  kept.set(thing, repeat);
}

function repeatAll(): void {
  for (const [thing, repeat] of kept) {
    if (thing.isConnected && !isAlive(thing)) continue;
    kept.delete(thing);
    repeat();
  }
  if (kept.size > 0) requestAnimationFrame(repeatAll);
}

/** React notes the props of what it has taken over on the element itself; nothing else tells it of a single element. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
