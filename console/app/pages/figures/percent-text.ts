import { currentLanguage } from '@rialto/texts/text.ts';

const locales = { en: 'en-US', ar: 'ar-EG' } as const;

/** A share such as 0.125 as "13%". */
export function percentText(share: number): string {
  return new Intl.NumberFormat(locales[currentLanguage()], { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
}
