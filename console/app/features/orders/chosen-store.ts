import { keep, readKept } from '../../platform/kept.ts';
import { createStore } from '../../platform/store.ts';

/** The store whose orders this device shows and rings for; null for all stores of the member. */
export const chosenStore = createStore<number | null>(Number(readKept('board_store')) || null);

export function chooseStore(id: number | null): void {
  keep('board_store', id === null ? null : String(id));
  chosenStore.set(id);
}
