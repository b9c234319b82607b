import { resultsPage } from '../../screens/search-bar.ts';
import { askSearch } from '../../screens/search-reply.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

test(
  'SEA-05 vegetarian, halal, fast and free delivery and a preset price each show only what fits, and are chips',
  { tag: '@long' },
  async ({ visit, page }) => {
    const results = '/home?search=chicken&data_type=searched';
    const { sidebar, found, chips } = resultsPage(page);
    await visit(results, here);
    const { total_size: all } = await askSearch(page, 'name=chicken');
    for (const [label, filter] of [
      ['Vegetarian', 'veg'],
      ['Halal', 'halal'],
      ['Within 30 minutes', 'fast'],
      ['Free delivery', 'free_delivery'],
    ] as const) {
      const { total_size, products } = await askSearch(page, `name=chicken&filter=["${filter}"]`);
      expect(total_size, `${label}: the filter leaves something out`).toBeLessThan(all);
      await sidebar.getByRole('checkbox', { name: label }).check();
      await expect(page).toHaveURL(new RegExp(`filter=${filter}`));
      await expect(chips.locator('bdi')).toHaveText([label]);
      if (total_size > 0) await expect(found).toHaveText(`${total_size} Found`);
      if (filter === 'veg') expect(products.every(({ veg }) => veg === 1)).toBe(true);
      if (filter === 'halal') expect(products.every(({ is_halal }) => is_halal === 1)).toBe(true);
      await sidebar.getByRole('checkbox', { name: label }).uncheck();
      await expect(page).not.toHaveURL(/filter=/);
    }
    const preset = sidebar.getByRole('group', { name: 'Price' }).getByRole('button').first();
    const most = Number((await preset.innerText()).replaceAll(/[^\d.]/g, ''));
    await preset.click();
    await expect(page).toHaveURL(new RegExp(`max_price=${most}$`));
    const { total_size } = await askSearch(page, `name=chicken&max_price=${most}`);
    await expect(found).toHaveText(`${total_size} Found`);
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await preset.click();
    await expect(page).not.toHaveURL(/max_price/);
  },
);
