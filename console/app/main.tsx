import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { preferredLanguage, showLanguage, shownLanguage } from './platform/language.ts';
import { queryClient } from './platform/query.ts';
import { useStore } from './platform/store.ts';
import { chosenTheme, showTheme } from './platform/theme.ts';
import { router } from './routes.tsx';
import { ToastHost } from './shell/toast-host.tsx';
import './styles/console.css';

/** Rendered from scratch in another language, because every text and direction changes. */
function Console() {
  const language = useStore(shownLanguage);
  return (
    <QueryClientProvider key={language} client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  );
}

showTheme(chosenTheme.get());
await showLanguage(preferredLanguage());
createRoot(document.getElementById('console') as HTMLElement).render(<Console />);
