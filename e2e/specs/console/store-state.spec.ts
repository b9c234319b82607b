import { openConsole } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

/** Only this story changes the store, and its visitor is nearby. */
const store = { name: "The Reader's Lamp", path: '/store/the-readers-lamp' };
const nearby = { zoneIds: [4], moduleId: 4, point: { lat: 32.9693, lng: 26.9617 } };

test(
  'OPS-03 OPS-05 a store that is busy promises later arrivals, and one that is paused for an hour says when it opens; both end with one press',
  { tag: '@long' },
  async ({ visit, page, context }) => {
    await visit(store.path, nearby);
    const main = page.getByRole('main');
    await expect(main).toContainText(/Open now/);
    const minutes = async () => Number(/(\d+)–\d+ min/.exec(await main.innerText())?.[1]);
    const usual = await minutes();
    expect(usual).toBeGreaterThan(0);

    const board = await context.newPage();
    await openConsole(board, 'manager', '/board');
    await board.getByRole('combobox', { name: 'Shown store' }).selectOption({ label: store.name });
    const choose = async (entry: string) => {
      await board.getByRole('button', { name: 'Pause or busy' }).click();
      await board.getByRole('menuitem', { name: entry }).click();
    };
    const seen = async () => {
      await page.reload();
      return minutes();
    };
    await choose('Busy: add 20 min');
    await expect(board.getByText('Busy, 20 min added')).toBeVisible();
    await expect.poll(seen).toBe(usual + 20);
    await board.getByRole('button', { name: 'End busy mode' }).click();
    await expect(board.getByText('Busy, 20 min added')).toHaveCount(0);
    await expect.poll(seen).toBe(usual);

    await choose('Pause for an hour');
    const notice = board.getByText(/^Paused until \d+:\d\d/);
    await expect(notice).toBeVisible();
    const opens = /until (\d+:\d\d)/.exec(await notice.innerText())?.[1] ?? 'no time';
    const text = async () => {
      await page.reload();
      return main.innerText();
    };
    await expect.poll(text).toContain(`Opens ${opens}`);
    expect(await main.innerText()).not.toContain('Open now');
    await board.getByRole('button', { name: 'Resume' }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(text).toContain('Open now');
  },
);
