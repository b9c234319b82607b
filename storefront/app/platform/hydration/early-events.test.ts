import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { queueEarlyEvents, replayWithoutHydration } from './early-events.ts';

/** The part of the DOM that React and the queue use to hydrate one empty button. */
class FakeElement extends EventTarget {
  readonly nodeType = 1;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly attributes = [];
  readonly isConnected = true;
  readonly nextSibling = null;
  readonly click = vi.fn();
  textContent = '';
  readonly nodeName: string;
  readonly ownerDocument: object;
  readonly firstChild: FakeElement | null;

  constructor(nodeName: string, ownerDocument: object, firstChild: FakeElement | null = null) {
    super();
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
    this.firstChild = firstChild;
  }

  get tagName() {
    return this.nodeName;
  }

  get lastChild() {
    return this.firstChild;
  }

  hasAttribute() {
    return false;
  }

  closest() {
    return this;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a click before hydration is replayed once React has hydrated the element', async () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null, defaultView: {} });
  Object.assign(document.defaultView, { document, HTMLIFrameElement: class {} });
  const button = new FakeElement('BUTTON', document);
  const container = new FakeElement('DIV', document, button);
  vi.stubGlobal('window', Object.assign(page, { document, event: undefined }));
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 1));
  queueEarlyEvents();

  page.dispatchEvent(clickOn(button));
  expect(button.click).not.toHaveBeenCalled();

  // Fails if React no longer stores the props of an element under a key that starts with __reactProps$.
  const onEffect = vi.fn();
  hydrateRoot(container as unknown as Element, createElement(Button, { onEffect }));
  await vi.waitFor(() => expect(button.click).toHaveBeenCalledOnce(), 15_000);

  const late = clickOn(button);
  page.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
  replayWithoutHydration();
  // React needs the stubbed window until its effects have run.
  await vi.waitFor(() => expect(onEffect).toHaveBeenCalled(), 15_000);
});

function Button({ onEffect }: { onEffect: () => void }) {
  useEffect(onEffect, [onEffect]);
  return createElement('button');
}

function clickOn(target: FakeElement): Event {
  const event = new Event('click', { cancelable: true });
  return Object.defineProperties(event, { target: { value: target }, button: { value: 0 } });
}
