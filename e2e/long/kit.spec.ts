import { expect, test } from '../set-up/visitor.ts';

// Colours are measured without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a dialog traps the focus, closes with Escape and restores the focus', async ({ visit, page }) => {
  await visit('/kit');
  const opener = page.getByRole('button', { name: 'md', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await expect(dialog.getByRole('textbox', { name: 'Street' })).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  expect(
    await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const side of ['start', 'end', 'top', 'bottom'] as const) {
  test(`a drawer opens from the ${side}`, async ({ visit, page }) => {
    await visit('/kit');
    await page.getByRole('button', { name: side, exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer).toBeVisible();
    const box = await drawer.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const touches = {
      start: box?.x === 0,
      end: Math.round((box?.x ?? 0) + (box?.width ?? 0)) >= width - 15,
      top: box?.y === 0,
      bottom: Math.round((box?.y ?? 0) + (box?.height ?? 0)) >= height,
    };
    expect(touches[side]).toBe(true);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });
}

test('a menu opens with the arrow key, finds entries by letter, skips disabled ones and restores the focus', async ({
  visit,
  page,
}) => {
  await visit('/kit');
  const trigger = page.getByRole('button', { name: 'Amal' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Profile' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('tabs follow the arrow keys, mirrored in right-to-left text', async ({ visit, page }) => {
  await visit('/kit');
  const tabs = page.getByRole('tablist', { name: 'Shops' }).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'RTL' }).click();
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the two thumbs of a range slider keep their minimum distance', async ({ visit, page }) => {
  await visit('/kit');
  const [lowest, highest] = [
    page.getByRole('slider', { name: 'Lowest price' }),
    page.getByRole('slider', { name: 'Highest price' }),
  ];
  await lowest.first().focus();
  await page.keyboard.press('End');
  const values = [await lowest.first().inputValue(), await highest.first().inputValue()].map(Number);
  expect((values[1] ?? 0) - (values[0] ?? 0)).toBe(1_000);
});

test('a stepper stops at its limits and offers to remove at one', async ({ visit, page }) => {
  await visit('/kit');
  const more = page.getByRole('button', { name: 'Increase quantity' }).first();
  for (let presses = 0; presses < 3; presses += 1) await more.click();
  await expect(more).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove', exact: true }).first()).toBeVisible();
});

test('ADR-06 the phone input finds a country by name, does not reformat, and shows errors after it was touched', async ({
  visit,
  page,
}) => {
  await visit('/kit');
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await phone.scrollIntoViewIfNeeded();
  // Its code loads after the page; typing shows when it is there.
  await expect(async () => {
    await phone.fill('');
    await phone.pressSequentially('5');
    await expect(page.getByText('+9665', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  const country = page.getByRole('button', { name: /^Country/ }).first();
  await expect(country).toHaveAccessibleName(/\+966$/);
  await country.click();
  const list = page.getByRole('listbox', { name: 'Search countries' });
  await expect(list).toBeVisible();
  expect((await list.locator('..').boundingBox())?.width).toBeCloseTo(440, -1);
  await page.getByRole('combobox', { name: 'Search countries' }).fill('kuwa');
  await page.keyboard.press('Enter');
  await expect(country).toHaveAccessibleName(/\+965$/);
  await phone.fill('12');
  await expect(phone).toHaveValue('12');
  await phone.blur();
  await expect(page.getByText('This number cannot be right.').first()).toBeVisible();
});

test('a carousel can be paused and advances with its buttons', async ({ visit, page }) => {
  await visit('/kit');
  const carousel = page
    .getByRole('region', { name: 'Popular' })
    .or(page.getByRole('group', { name: 'Popular' }))
    .first();
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: /next/i });
  await next.click();
  await expect(carousel.getByRole('button', { name: /previous/i })).toBeEnabled();
});
