import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** The stories of `npm test` and those tagged @times, which `npm run test:long` plays at several times of day. */
export default defineConfig({ ...stories, grepInvert: /@long/ });
