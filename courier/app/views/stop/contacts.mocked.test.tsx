import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { stopOf } from '../../run/testing/stop-of.ts';
import { Contacts } from './contacts.tsx';

// It reads a store of the browser.
vi.mock('./chat-button.tsx', () => ({ ChatButton: () => null }));
beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const { pick_up, drop_off } = stopOf();
const shown = (over: Parameters<typeof stopOf>[0]) => renderToStaticMarkup(<Contacts stop={stopOf(over)} />);

test('COU-02 the courier calls the store before pick-up and the customer after it', () => {
  const phones = { pick_up: { ...pick_up, phone: '+2023' }, drop_off: { ...drop_off, phone: '+2010' } };
  expect(shown(phones)).toMatch(/href="tel:\+2023"[^>]* aria-label="Call El Bahr Grill"/);
  expect(shown({ ...phones, state: 'picked_up', next_step: 'deliver' })).toMatch(
    /href="tel:\+2010"[^>]* aria-label="Call Mariam"/,
  );
});

test('COU-02 where the shop hides numbers the courier navigates but cannot call', () => {
  const text = shown({});
  expect(text).toContain('aria-label="Navigate to El Bahr Grill"');
  expect(text).not.toContain('tel:');
});
