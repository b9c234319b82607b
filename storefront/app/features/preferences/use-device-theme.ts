import { useRevalidator } from 'react-router';
import { saveTheme } from '../../platform/session/save-scope.ts';

/** Forgets the chosen theme. Only the settings page offers it, so that the other pages do not load this code. */
export function useDeviceTheme(): () => void {
  const { revalidate } = useRevalidator();
  return () => {
    delete document.documentElement.dataset['theme'];
    saveTheme(null);
    void revalidate();
  };
}
