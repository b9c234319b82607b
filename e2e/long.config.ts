import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** `npm run test:long`: stories and looks for which a change should not wait; `npm test` stays well under twenty minutes. */
export default defineConfig({ ...stories, testDir: './long', timeout: 90_000 });
