import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** `npm run test:long`: every page in every width, language and theme, and how homes behave while they are scrolled. */
export default defineConfig({ ...stories, testDir: './long', timeout: 90_000 });
