import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

export type { CountryCode };
export type Country = { code: CountryCode; name: string; prefix: string; flag: string };

/** Every country with a calling code, named and sorted in the page's language. */
export function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const collator = new Intl.Collator(language);
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      prefix: `+${getCountryCallingCode(code)}`,
      flag: flagOf(code),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/**
 * Matches by name, code or prefix with or without the plus, ignoring accents and case. Names that start with the text
 * come first.
 */
export function countriesMatching(countries: Country[], text: string): Country[] {
  const wanted = plain(text).replace(/^\+/, '');
  if (!wanted) return countries;
  const beginning = (country: Country) => plain(country.name).startsWith(wanted);
  const elsewhere = ({ code, name, prefix }: Country) =>
    plain(name).includes(wanted) || code.toLowerCase() === wanted || prefix.slice(1).startsWith(wanted);
  return [...countries.filter(beginning), ...countries.filter((country) => !beginning(country) && elsewhere(country))];
}

function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

const REGIONAL_A = 0x1f1e6;

export function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - 65));
}
