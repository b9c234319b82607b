import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Catalog } from './text.ts';

/** All languages, for the server only. A browser loads only the one it needs. */
export const catalogs: Record<'en' | 'ar', Catalog> = { en, ar };
