/** A text of the shop's content. A missing Arabic text falls back to English. */
export type Texts = { en: string; ar?: string };
