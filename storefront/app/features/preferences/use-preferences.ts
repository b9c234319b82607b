import { useRevalidator } from 'react-router';
import type { Theme } from '../../platform/session/page-scope.ts';
import { saveCurrency, saveTheme } from '../../platform/session/save-scope.ts';

/** Changes the theme at once by hand; the root then renders the same after it has read the cookie again. */
export function useChooseTheme(): (theme: Theme) => void {
  const { revalidate } = useRevalidator();
  return (theme) => {
    document.documentElement.dataset['theme'] = theme;
    saveTheme(theme);
    void revalidate();
  };
}

export function useChooseCurrency(): (code: string) => void {
  const { revalidate } = useRevalidator();
  return (code) => {
    saveCurrency(code);
    void revalidate();
  };
}
