import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SocialButtons } from './social-buttons.tsx';
import { takePendingSignIn } from './pending-sign-in.ts';
import { startSocialSignIn } from './start-social-sign-in.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: en })));
afterEach(() => vi.unstubAllGlobals());

test('ACC-03 every social sign-in method has a button, and without any there are none', () => {
  const methods = [
    { login_medium: 'google', name: 'Google' },
    { login_medium: 'harbour-id', name: 'Harbour ID' },
  ];
  const page = renderToStaticMarkup(<SocialButtons methods={methods} from={null} />);
  expect(page.match(/Continue with [\w ]+/g)).toEqual(['Continue with Google', 'Continue with Harbour ID']);
  expect(renderToStaticMarkup(<SocialButtons methods={[]} from={null} />)).toBe('');
});

test('ACC-03 the pending sign-in is stored before the redirect and can be taken once', async () => {
  stubBrowser({ request_id: 'r1', authorization_url: 'https://id.example/authorize?state=s' });
  expect(await startSocialSignIn('google', '/checkout')).toBe('https://id.example/authorize?state=s');
  expect(takePendingSignIn()).toEqual({ requestId: 'r1', from: '/checkout' });
  expect(takePendingSignIn()).toBeNull();
});

function stubBrowser(answer: object): void {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async () => Response.json(answer));
}
