import type { LaunchOptions } from '@playwright/test';
import { fileURLToPath } from 'node:url';

/** A file in e2e/fonts: the only system fonts that the browser finds. */
export type SystemFonts = 'cantarell' | 'dejavu' | 'liberation' | 'noto' | 'ubuntu';

type BrowserOptions = { hasPictures: boolean; systemFonts?: SystemFonts };

/** Launch options of the browser. Most stories run without pictures, and all of them without this machine's fonts. */
export function launchOptions({ hasPictures, systemFonts = 'liberation' }: BrowserOptions): LaunchOptions {
  return {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL(`../fonts/${systemFonts}.conf`, import.meta.url)) },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  };
}
