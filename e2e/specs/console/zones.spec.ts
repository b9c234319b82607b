import type { Locator, Page } from '@playwright/test';
import { openConsole, staffHeaders } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

/** Pixels from the middle of the map. */
type At = readonly [x: number, y: number];

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
    const map = page.locator('.leaflet-container');
    await expect(map).toBeVisible();
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
