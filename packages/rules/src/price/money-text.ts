type MoneyFormat = { symbol: string; direction: 'left' | 'right'; digits: number; rate: number };

const localeOf: Record<string, string> = { en: 'en-US', ar: 'ar-EG' };
const formats = new Map<string, Intl.NumberFormat>();

/** An amount of the shop's currency as text in the shown currency, with the configured symbol, side and digits. */
export function moneyText(amount: number, { symbol, direction, digits, rate }: MoneyFormat, language: string): string {
  const number = formatOf(language, digits).format(amount * rate);
  // A non-breaking space, because a symbol of letters reads better apart from its number.
  const gap = direction === 'right' || /\p{L}$/u.test(symbol) ? '\u00a0' : '';
  return direction === 'left' ? `${symbol}${gap}${number}` : `${number}${gap}${symbol}`;
}

function formatOf(language: string, digits: number): Intl.NumberFormat {
  const key = `${language}:${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf[language] ?? language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}
