// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browserChoice, browserNames } from './browser/choice.mjs';
import { answers, aptInstall, firstWorking, hasApt, isRoot } from './browser/system.mjs';
import { commandOf } from './runner/child.mjs';

/**
 * Finds a working browser, or installs one. The browser tests bring their own fonts.
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {Promise<string | undefined>} path of the browser; undefined means Playwright's own
 */
export async function ensureBrowser({ log = console.log } = {}) {
  const wantedPath = process.env.CHROMIUM_PATH;
  if (wantedPath && !answers(wantedPath)) throw new Error(`CHROMIUM_PATH names no browser that starts: ${wantedPath}`);
  const choice = browserChoice({
    wantedPath,
    onPath: wantedPath ? undefined : firstWorking(browserNames),
    playwrightOwn: playwrightBrowser(),
    isRoot: isRoot(),
    hasApt: hasApt(),
  });
  if (choice.kind === 'use') return choice.path;
  return choice.kind === 'apt' ? fromSystem(log) : fromPlaywright(log);
}

/**
 * Looks for the browser before the checks start; a failure is reported by the check that needs it.
 * @returns {Promise<() => Promise<string | undefined>>}
 */
export async function findBrowser() {
  try {
    const path = await ensureBrowser();
    return async () => path;
  } catch (error) {
    return () => Promise.reject(error);
  }
}

/** @param {(line: string) => void} log */
async function fromSystem(log) {
  log('installing Chromium for the browser tests; this happens once');
  // Older systems have only the full browser.
  const trouble = aptInstall(['chromium-headless-shell']) && aptInstall(['chromium']);
  const installed = firstWorking(browserNames);
  if (installed) return installed;
  log(`the system has no Chromium that starts${trouble ? ` (${trouble})` : ''}`);
  return fromPlaywright(log);
}

/** @param {(line: string) => void} log */
async function fromPlaywright(log) {
  log("installing Playwright's Chromium for the browser tests; this happens once");
  const libraries = isRoot() && hasApt() ? ['--with-deps'] : [];
  const args = [commandOf('@playwright/test', 'playwright'), 'install', ...libraries, 'chromium'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  const path = playwrightBrowser();
  if (status === 0 && path) return path;
  throw new Error('No browser for the browser tests: install Chromium, or name one with CHROMIUM_PATH.');
}

/** Where Playwright stores its own browser, if it has installed one. */
function playwrightBrowser() {
  const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}
