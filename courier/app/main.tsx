import { createRoot } from 'react-dom/client';
import { openLink } from './platform/connection.ts';
import { preferredLanguage, showLanguage } from './platform/language.ts';
import { takeLink } from './platform/link.ts';
import { startRun } from './run/start-run.ts';
import './styles/courier.css';
import { CourierPage } from './views/courier-page.tsx';

openLink(takeLink());
// The same tab may be given another link: only the part behind the # changes, so the browser does not load the page again.
window.addEventListener('hashchange', () => openLink(takeLink()));
await showLanguage(preferredLanguage());
startRun();
createRoot(document.getElementById('page') as HTMLElement).render(<CourierPage />);
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/courier/sw.js').catch(() => undefined);
