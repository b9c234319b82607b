import type { Page } from '@playwright/test';

/** The search in the top bar and the panel under it. */
export function searchBar(page: Page) {
  const form = page.getByRole('banner').getByRole('search');
  return {
    box: form.getByRole('combobox'),
    list: form.getByRole('listbox'),
    options: form.getByRole('option'),
    clear: form.getByRole('button', { name: 'Clear search' }),
    clearAll: form.getByRole('button', { name: 'Clear all' }),
    remove: (term: string) => form.getByRole('button', { name: `Remove ${term} from recent searches` }),
  };
}

/** A page of results. */
export function resultsPage(page: Page) {
  const main = page.getByRole('main');
  return {
    title: main.getByRole('heading', { level: 1 }),
    found: main.getByText(/^[\d,]+ Found$/),
    cards: main.getByRole('tabpanel').getByRole('article'),
    tab: (name: string) => main.getByRole('tab', { name, exact: true }),
    sort: main.getByRole('combobox', { name: 'Sort by' }),
    filters: main.getByRole('button', { name: /^Filters/ }),
    panel: page.getByRole('dialog', { name: 'Filters' }),
    sidebar: main.getByRole('form', { name: 'Filters' }),
    chips: main.getByRole('group', { name: 'Applied filters' }),
  };
}
