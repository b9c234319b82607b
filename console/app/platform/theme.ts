import { writeLocal, readLocal } from './local-storage.ts';
import { createStore } from './store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const chosenTheme = createStore<Theme>(readLocal('theme') ?? 'system');

/** Without the attribute the browser's preference decides. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  writeLocal('theme', theme);
  chosenTheme.set(theme);
  showTheme(theme);
}
