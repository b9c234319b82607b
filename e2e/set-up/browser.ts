import type { LaunchOptions } from '@playwright/test';

/** How the browser is started. Most stories do without pictures; those of maps and of weight say that they want them. */
export function launchOptions({ hasPictures }: { hasPictures: boolean }): LaunchOptions {
  return {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
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
