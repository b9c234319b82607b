import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pageProblems } from '../../set-up/page-problems.ts';
import { openConsole, staffHeaders } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

/** Pixels from the middle of the map. */
type At = readonly [x: number, y: number];
const FIRST: At = [-90, -90];
const SQUARE: readonly At[] = [FIRST, [90, -90], [90, 90], [-90, 90]];

async function middleOf(map: Locator): Promise<{ x: number; y: number }> {
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, map: Locator, from: At, to: At): Promise<void> {
  const { x, y } = await middleOf(map);
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1], { steps: 12 });
  await page.mouse.up();
}

/** The corners as their fields show them, which is how they are saved. */
async function shownCorners(page: Page): Promise<number[][]> {
  const values = async (name: RegExp) => {
    const fields = await page.getByRole('textbox', { name }).all();
    return Promise.all(fields.map(async (field) => Number(await field.inputValue())));
  };
  await expect(page.getByRole('textbox', { name: /^Longitude of corner/ }).first()).toBeVisible();
  const longitudes = await values(/^Longitude of corner/);
  return (await values(/^Latitude of corner/)).map((latitude, at) => [latitude, longitudes[at] ?? 0]);
}

test(
  'OPS-07 a zone is drawn on the map, one corner is moved with the mouse and one by keyboard, one is removed; the effects are named, and the saved zone has these corners',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await openConsole(page, 'owner', '/zones/new');
    const name = `Harbour ${randomInt(1_000_000)}`;
    await page.getByRole('textbox', { name: 'Name (English)' }).fill(name);
    const map = page.locator('.leaflet-container');
    await expect(page.getByText('Click each corner on the map')).toBeVisible();
    await expect(map).toHaveCSS('cursor', 'crosshair');
    const { x, y } = await middleOf(map);
    for (const [right, down] of [...SQUARE, FIRST]) {
      await page.mouse.move(x + right, y + down, { steps: 4 });
      await page.mouse.click(x + right, y + down);
    }
    await page.getByRole('button', { name: '4 corners' }).click();
    // The map stays where it was.
    expect(await middleOf(map)).toEqual({ x, y });
    const [drawn] = await shownCorners(page);

    await drag(page, map, FIRST, [-150, -150]);
    await expect.poll(async () => (await shownCorners(page))[0]?.[0]).toBeGreaterThan(drawn?.[0] ?? Infinity);
    const [moved, ...others] = await shownCorners(page);
    expect(moved?.[1]).toBeLessThan(drawn?.[1] ?? -Infinity);
    expect(await pageProblems(page)).toEqual([]);

    await page.mouse.click(x + 90, y + 90, { button: 'right' });
    await expect(page.getByRole('button', { name: '3 corners' })).toBeVisible();
    const typed = Number(((moved?.[0] ?? 0) + 0.01).toFixed(5));
    const latitude = page.getByRole('textbox', { name: 'Latitude of corner 1', exact: true });
    await latitude.press('ControlOrMeta+A');
    await latitude.pressSequentially(String(typed));
    await latitude.press('Tab');
    const corners = await shownCorners(page);
    expect(corners[0]).toEqual([typed, moved?.[1]]);
    expect(corners).toHaveLength(3);
    expect(others).toEqual(expect.arrayContaining(corners.slice(1)));

    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    const effects = page.getByRole('dialog', { name: 'What this change does' });
    await expect(effects.getByText(/^It overlaps or touches /)).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await effects.getByRole('button', { name: 'Keep editing' }).click();
    // Other stories order in this city, so the new zone stays off.
    await page.getByText('Deliver in this zone').click();
    await save.click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(`${name} was saved.`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: '3 corners' }).click();
    expect(await shownCorners(page)).toEqual(corners);
  },
);

test(
  'OPS-07 a zone west of Greenwich and south of the equator is drawn and changed by keyboard',
  { tag: '@long' },
  async ({ page }) => {
    await openConsole(page, 'owner', '/zones/new');
    for (const [field, degrees] of [
      ['Latitude', '-34.6'],
      ['Longitude', '-58.4'],
    ] as const) {
      const input = page.getByRole('textbox', { name: field, exact: true });
      await input.press('ControlOrMeta+A');
      await input.pressSequentially(degrees);
      await input.press('Tab');
      await expect(input).toHaveValue(degrees);
    }
    await page.getByRole('button', { name: 'Draw the circle' }).click();
    await page.getByRole('button', { name: /^\d+ corners$/ }).click();
    const before = await shownCorners(page);
    for (const field of await page.getByRole('textbox', { name: /of corner 1$/ }).all()) {
      await field.focus();
      await field.press('Tab');
    }
    expect(await shownCorners(page)).toEqual(before);
    expect(before.every(([lat = 0, lng = 0]) => lat < -34 && lng < -58)).toBe(true);
    expect(before.length).toBeGreaterThan(3);
  },
);

test(
  'OPS-07 a smaller border of a zone says which stores would be outside; the pin on the map says in which zone a place is',
  { tag: '@long' },
  async ({ page, request }) => {
    test.setTimeout(180_000);
    await openConsole(page, 'owner', '/zones/2');
    await page
      .getByRole('spinbutton', { name: 'Radius' })
      .or(page.getByRole('textbox', { name: 'Radius' }))
      .fill('0.3');
    await page.getByRole('button', { name: 'Draw the circle' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const effects = page.getByRole('dialog', { name: 'What this change does' });
    await expect(effects.getByText(/^\d+ stores? would be outside the zone$/)).toBeVisible();
    await effects.getByRole('button', { name: 'Keep editing' }).click();

    await page.getByRole('link', { name: 'All zones' }).click();
    const answer = page
      .getByRole('region', { name: 'Which zone is this place in?' })
      .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'Which zone is this place in?' }) }));
    // Only the map of this page names the zones; the one of the page before may still be shown.
    await expect(answer).toBeVisible();
    const map = page.locator('.leaflet-container');
    await expect(map.locator('path.leaflet-interactive').first()).toBeVisible();
    const place = answer.getByText(/^-?\d+\.\d+, -?\d+\.\d+$/);
    const pinAfter = async (right: number, down: number): Promise<{ lat: number; lng: number }> => {
      const before = (await place.count()) > 0 ? await place.innerText() : '';
      await drag(page, map, [0, 0], [right, down]);
      await expect(place).not.toHaveText(before || 'nowhere');
      const [lat = 0, lng = 0] = (await place.innerText()).split(', ').map(Number);
      return { lat, lng };
    };
    // Two moves say how far a pixel is; a third one goes to a place in the zone.
    const from = await pinAfter(20, 20);
    const to = await pinAfter(100, 100);
    const { lat, lng } = await pinAfter(
      ((27 - to.lng) / (to.lng - from.lng)) * 100,
      ((33 - to.lat) / (to.lat - from.lat)) * 100,
    );
    const found = await request.get(`/api/v1/console/zones/at?lat=${lat}&lng=${lng}`, {
      headers: await staffHeaders('owner'),
    });
    const { zones } = (await found.json()) as { zones: { name: string }[] };
    expect(zones.length).toBeGreaterThan(0);
    for (const zone of zones) await expect(answer).toContainText(zone.name);

    // Far away, over the sea.
    for (let turn = 0; turn < 6; turn += 1) await drag(page, map, [0, -150], [0, 150]);
    for (let turn = 0; turn < 6; turn += 1) await drag(page, map, [-150, 0], [150, 0]);
    await expect(answer.getByText('In no zone: you do not deliver here.')).toBeVisible();
  },
);
