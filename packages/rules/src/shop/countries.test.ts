import { expect, test } from 'vitest';
import { countryCodes, countryDefaults, countryOfTimeZone, currencyLook } from './countries.ts';

test('OPS-01 every country has a currency, a time zone that exists and a place on earth', () => {
  expect(countryCodes.length).toBeGreaterThan(70);
  for (const code of countryCodes) {
    const { currency, timeZone, place } = countryDefaults(code) ?? {
      currency: '',
      timeZone: '',
      place: { lat: 99, lng: 0 },
    };
    expect(() => currencyLook(currency)).not.toThrow();
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(Math.abs(place.lat)).toBeLessThan(70);
    expect(place.lng).toBeGreaterThan(-180);
  }
});

test('OPS-01 a currency has its usual digits', () => {
  expect(currencyLook('KWD').digits).toBe(3);
  expect(currencyLook('JPY')).toMatchObject({ symbol: '¥', direction: 'left', digits: 0 });
  expect(countryOfTimeZone('Africa/Cairo')).toBe('EG');
  expect(countryOfTimeZone('Mars/Olympus')).toBeNull();
});
