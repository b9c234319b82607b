import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { SpeedText } from '../demo/speed-text.tsx';
import { CourierCard } from './courier-card.tsx';

const session = vi.hoisted(() => ({ isSignedIn: true }));
vi.mock('../../../platform/session/account.ts', () => ({ useIsSignedIn: () => session.isSignedIn }));

function speak(language: 'en' | 'ar'): void {
  setLanguageSource(() => ({ language, catalog: catalogs[language] }));
}
beforeEach(() => {
  speak('en');
  session.isSignedIn = true;
});

type Courier = Parameters<typeof CourierCard>[0]['courier'];
const karim: Courier = {
  id: 31,
  f_name: 'Karim',
  l_name: 'Said',
  phone: '+201112345678',
  image: null,
  image_full_url: null,
  avg_rating: 4.8,
  rating_count: 12,
  lat: null,
  lng: null,
};
const card = (over: Partial<Courier> = {}, more: { hasChat?: boolean; distance?: string } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CourierCard courier={{ ...karim, ...over }} {...more} />
    </MemoryRouter>,
  );

test('TRK-01 CHK-14 a customer sees name and rating of the delivery person, and can call and write', () => {
  const shown = card({}, { distance: '400 m' });
  expect(shown).toContain('<bdi>Karim Said</bdi>');
  expect(shown).toContain('4.8');
  expect(shown).toContain('12 ratings');
  expect(shown).toContain('400 m away');
  expect(shown).toMatch(/<a href="tel:\+201112345678" aria-label="Call Karim Said"/);
  expect(shown).toMatch(/href="\/profile\?page=inbox&amp;type=delivery_man&amp;id=31"/);
  expect(shown).toContain('aria-label="Chat with Karim Said"');
});

test('TRK-01 a delivery person whose number the shop hides cannot be called, and one without ratings shows none', () => {
  const shown = card({ phone: null, avg_rating: null, rating_count: 0 });
  expect(shown).not.toContain('tel:');
  expect(shown).not.toContain('ratings');
  expect(shown).toContain('Chat with Karim Said');
});

test('TRK-08 MSG-03 a guest can call the delivery person but not write, and a receiver of a parcel neither', () => {
  session.isSignedIn = false;
  expect(card()).toContain('tel:');
  expect(card()).not.toContain('inbox');
  session.isSignedIn = true;
  expect(card({}, { hasChat: false })).not.toContain('inbox');
});

test('the demo says how much faster than in real life its orders run, in both languages', () => {
  const text = (speed: number) => renderToStaticMarkup(<SpeedText speed={speed} />).replace(/<svg.*<\/svg>/, '');
  expect([1, 8].map(text)).toEqual([
    'This is a demo: orders run as fast as in real life.',
    'This is a demo: orders run 8 times faster than in real life.',
  ]);
  speak('ar');
  expect([1, 2, 8, 20].map(text)).toEqual([
    'هذا عرض تجريبي: تسير الطلبات بسرعة الواقع.',
    'هذا عرض تجريبي: تسير الطلبات أسرع من الواقع مرتين.',
    'هذا عرض تجريبي: تسير الطلبات أسرع من الواقع ٨ مرات.',
    'هذا عرض تجريبي: تسير الطلبات أسرع من الواقع ٢٠ مرة.',
  ]);
});
