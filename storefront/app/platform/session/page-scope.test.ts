import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scopeCookieValue } from '@rialto/contract/http/scope-cookie.ts';
import { readPageScope, withoutLanguage, type PageScope } from './page-scope.ts';

const withCookie = (cookie: string, headers: Record<string, string> = {}) =>
  readPageScope(new Request('http://shop.example/', { headers: { cookie, ...headers } }));

const nothing: PageScope = {
  language: 'en',
  theme: null,
  currency: null,
  zoneIds: [],
  point: null,
  moduleId: null,
  isSignedIn: false,
  interests: [],
};

test('the server reads what the browser stored', () => {
  const scope: PageScope = {
    language: 'ar',
    theme: 'dark',
    currency: 'KWD',
    zoneIds: [1, 4],
    point: { lat: 33.01, lng: 27.02 },
    moduleId: 3,
    isSignedIn: false,
    interests: [],
  };
  expect(withCookie(`other=1; rialto_scope=${scopeCookieValue(scope)}`)).toEqual(scope);
});

test('NAV-03 the first page knows from a cookie of its own that a customer is signed in', () => {
  expect(withCookie('rialto_signed_in=1').isSignedIn).toBe(true);
  expect(withCookie('rialto_signed_in=').isSignedIn).toBe(false);
  expect(withCookie(`rialto_scope=${scopeCookieValue({ isSignedIn: true })}`).isSignedIn).toBe(false);
});

test('ACC-09 the first page knows the favourite categories, and ignores invalid ids', () => {
  expect(withCookie('rialto_interests=4-11').interests).toEqual([4, 11]);
  expect(withCookie('rialto_interests=4--x-1.5-0-9e99').interests).toEqual([4]);
});

test('a first visit takes its language from the browser', () => {
  expect(withCookie('', { 'accept-language': 'ar-EG,ar;q=0.9' }).language).toBe('ar');
  expect(withCookie('', { 'accept-language': 'fr' }).language).toBe('en');
});

test.each([
  '',
  'rialto_scope=',
  'rialto_scope=%',
  'rialto_scope=null',
  'rialto_scope=[]',
  `rialto_scope=${encodeURIComponent('{"language":"xx","theme":"pink","zoneIds":"1","point":{"lat":99,"lng":0},"moduleId":-1}')}`,
  `rialto_scope=${encodeURIComponent('{"zoneIds":["1",0,-1,1.5,null,99999999999],"point":{"lat":"33","lng":27}}')}`,
])('an invalid cookie counts as absent: %s', (cookie) => {
  expect(withCookie(cookie)).toEqual(nothing);
});

test('no cookie value makes the first page fail', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const scope = withCookie(`rialto_scope=${encodeURIComponent(JSON.stringify(value))}`);
      expect(['en', 'ar']).toContain(scope.language);
      expect(scope.zoneIds.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
    }),
  );
});

test.each([
  ['?lang=ar', 'ar'],
  ['?search=tea&lang=ar', 'ar'],
  ['?lang=fr', 'en'],
  ['?lang=', 'en'],
  ['?lang=AR', 'en'],
])('a URL with %s is shown in %s, whatever the cookie says', (search, language) => {
  const cookie = `rialto_scope=${scopeCookieValue({ ...nothing, moduleId: 3 })}`;
  const scope = readPageScope(new Request(`http://shop.example/home${search}`, { headers: { cookie } }));
  expect(scope).toEqual({ ...nothing, language, moduleId: 3 });
});

test.each([
  ['/home?lang=ar', '/home'],
  ['/home?search=a%20b&lang=ar&data_type=searched', '/home?search=a+b&data_type=searched'],
  ['/home', '/home'],
])('after a language change %s becomes %s', (before, after) => {
  expect(withoutLanguage(before)).toBe(after);
});
