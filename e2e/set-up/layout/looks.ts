export type Look = { width: 390 | 820 | 1440; language: 'en' | 'ar'; theme: 'light' | 'dark' };

/** Every width, language and theme that a page is checked in. */
export const everyLook: Look[] = ([390, 820, 1440] as const).flatMap((width) =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
);

export const lookText = ({ width, language, theme }: Look) => `at ${width} px, in ${language}, ${theme}`;

/** A phone in Arabic and a large screen in English, for stories that are too long for every look. */
export const phoneAndDesktop = [
  { language: 'ar' as const, viewport: { width: 390, height: 844 } },
  { language: 'en' as const, viewport: { width: 1440, height: 900 } },
];
