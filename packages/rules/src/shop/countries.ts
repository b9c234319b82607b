import type { Point } from '@rialto/contract/shapes/point.ts';

export type CountryDefaults = { currency: string; timeZone: string; place: Point };

/** Currency, time zone, and the latitude and longitude of the capital or largest city, by ISO code. */
const table = `
AE AED Asia/Dubai 25.2048 55.2708|AR ARS America/Argentina/Buenos_Aires -34.6037 -58.3816|AT EUR Europe/Vienna 48.2082 16.3738
AU AUD Australia/Sydney -33.8688 151.2093|BD BDT Asia/Dhaka 23.8103 90.4125|BE EUR Europe/Brussels 50.8503 4.3517
BG EUR Europe/Sofia 42.6977 23.3219|BH BHD Asia/Bahrain 26.2285 50.586|BR BRL America/Sao_Paulo -23.5505 -46.6333
CA CAD America/Toronto 43.6532 -79.3832|CH CHF Europe/Zurich 47.3769 8.5417|CL CLP America/Santiago -33.4489 -70.6693
CN CNY Asia/Shanghai 31.2304 121.4737|CO COP America/Bogota 4.711 -74.0721|CZ CZK Europe/Prague 50.0755 14.4378
DE EUR Europe/Berlin 52.52 13.405|DK DKK Europe/Copenhagen 55.6761 12.5683|DZ DZD Africa/Algiers 36.7538 3.0588
EG EGP Africa/Cairo 30.0444 31.2357|ES EUR Europe/Madrid 40.4168 -3.7038|ET ETB Africa/Addis_Ababa 9.03 38.74
FI EUR Europe/Helsinki 60.1699 24.9384|FR EUR Europe/Paris 48.8566 2.3522|GB GBP Europe/London 51.5074 -0.1278
GH GHS Africa/Accra 5.6037 -0.187|GR EUR Europe/Athens 37.9838 23.7275|HK HKD Asia/Hong_Kong 22.3193 114.1694
HU HUF Europe/Budapest 47.4979 19.0402|ID IDR Asia/Jakarta -6.2088 106.8456|IE EUR Europe/Dublin 53.3498 -6.2603
IL ILS Asia/Jerusalem 32.0853 34.7818|IN INR Asia/Kolkata 19.076 72.8777|IQ IQD Asia/Baghdad 33.3152 44.3661
IT EUR Europe/Rome 41.9028 12.4964|JO JOD Asia/Amman 31.9454 35.9284|JP JPY Asia/Tokyo 35.6762 139.6503
KE KES Africa/Nairobi -1.2921 36.8219|KR KRW Asia/Seoul 37.5665 126.978|KW KWD Asia/Kuwait 29.3759 47.9774
LB LBP Asia/Beirut 33.8938 35.5018|LK LKR Asia/Colombo 6.9271 79.8612|LY LYD Africa/Tripoli 32.8872 13.1913
MA MAD Africa/Casablanca 33.5731 -7.5898|MR MRU Africa/Nouakchott 18.0735 -15.9582|MX MXN America/Mexico_City 19.4326 -99.1332
MY MYR Asia/Kuala_Lumpur 3.139 101.6869|NG NGN Africa/Lagos 6.5244 3.3792|NL EUR Europe/Amsterdam 52.3676 4.9041
NO NOK Europe/Oslo 59.9139 10.7522|NP NPR Asia/Kathmandu 27.7172 85.324|NZ NZD Pacific/Auckland -36.8485 174.7633
OM OMR Asia/Muscat 23.588 58.3829|PE PEN America/Lima -12.0464 -77.0428|PH PHP Asia/Manila 14.5995 120.9842
PK PKR Asia/Karachi 24.8607 67.0011|PL PLN Europe/Warsaw 52.2297 21.0122|PS ILS Asia/Hebron 31.9038 35.2034
PT EUR Europe/Lisbon 38.7223 -9.1393|QA QAR Asia/Qatar 25.2854 51.531|RO RON Europe/Bucharest 44.4268 26.1025
RS RSD Europe/Belgrade 44.7866 20.4489|SA SAR Asia/Riyadh 24.7136 46.6753|SD SDG Africa/Khartoum 15.5007 32.5599
SE SEK Europe/Stockholm 59.3293 18.0686|SG SGD Asia/Singapore 1.3521 103.8198|SN XOF Africa/Dakar 14.7167 -17.4677
SY SYP Asia/Damascus 33.5138 36.2765|TH THB Asia/Bangkok 13.7563 100.5018|TN TND Africa/Tunis 36.8065 10.1815
TR TRY Europe/Istanbul 41.0082 28.9784|TZ TZS Africa/Dar_es_Salaam -6.7924 39.2083|UA UAH Europe/Kyiv 50.4501 30.5234
UG UGX Africa/Kampala 0.3476 32.5825|US USD America/New_York 40.7128 -74.006|VN VND Asia/Ho_Chi_Minh 10.8231 106.6297
YE YER Asia/Aden 15.3694 44.191|ZA ZAR Africa/Johannesburg -26.2041 28.0473
`;

const countries = new Map<string, CountryDefaults>(
  table.split(/[|\n]/).flatMap((row) => {
    const [code, currency, timeZone, lat, lng] = row.trim().split(' ');
    if (!code || !currency || !timeZone) return [];
    return [[code, { currency, timeZone, place: { lat: Number(lat), lng: Number(lng) } }] as const];
  }),
);

/** The countries that the set-up offers. */
export const countryCodes: readonly string[] = [...countries.keys()];

export function countryDefaults(code: string): CountryDefaults | null {
  return countries.get(code) ?? null;
}

/** The country of a time zone, or null. */
export function countryOfTimeZone(timeZone: string): string | null {
  for (const [code, country] of countries) if (country.timeZone === timeZone) return code;
  return null;
}

export type CurrencyLook = { code: string; symbol: string; direction: 'left' | 'right'; digits: number };

const MAX_DIGITS = 3;

/** How amounts of a currency are usually written in English. */
export function currencyLook(code: string): CurrencyLook {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return {
    code,
    symbol: parts[at]?.value ?? code,
    direction: at === 0 ? 'left' : 'right',
    digits: Math.min(MAX_DIGITS, format.resolvedOptions().maximumFractionDigits ?? 2),
  };
}
