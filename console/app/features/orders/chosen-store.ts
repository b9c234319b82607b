import { writeLocal, readLocal } from '../../platform/local-storage.ts';
import { createStore } from '../../platform/store.ts';

/** The store whose orders this device shows and rings for; null for all stores of the member. */
export const chosenStore = createStore<number | null>(Number(readLocal('board_store')) || null);

export function chooseStore(id: number | null): void {
  writeLocal('board_store', id === null ? null : String(id));
  chosenStore.set(id);
}
