import { createStore } from './store.ts';

/** Shown before the title of every page, such as the number of orders that wait. */
export const titleNotice = createStore<string | null>(null);
