import { useRevalidator } from 'react-router';
import type { Theme } from '../../platform/session/page-scope.ts';
import { saveCurrency, saveTheme } from '../../platform/session/save-scope.ts';

/** Sets the theme on the document immediately; revalidating then renders the root with the new cookie. */
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
