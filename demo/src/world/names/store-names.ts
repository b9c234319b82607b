/** Names by speciality: English, Arabic. No two stores of the city share one. */
export type StoreNames = Record<string, readonly (readonly [en: string, ar: string])[]>;
