import { figureConsoleRoutes } from './domains/figures/figures.console.routes.ts';
import { reviewConsoleRoutes } from './domains/reviews/moderation/reviews.console.routes.ts';
import type { App } from './platform/app.ts';

/** The calls of the console that need nothing but the app. Those of orders and accounts are opened with their domains. */
export function consoleRoutes(app: App): void {
  reviewConsoleRoutes(app);
  figureConsoleRoutes(app);
}
