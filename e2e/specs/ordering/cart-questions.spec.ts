import { cartOf } from '../../screens/cart.ts';
import { fillCart, isPlain, orderable, listItems, type ListedItem } from '../../set-up/cart.ts';
import { newCustomer } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const at = (moduleId: number) => ({ zoneIds: [2], moduleId, point: { lat: 33, lng: 27 } });
const results = (name: string) => `/home?search=${encodeURIComponent(name)}&data_type=searched`;

const looks = [
  {
    language: 'en' as const,
    size: { width: 1440, height: 900 },
    words: {
      proceed: 'Proceed To Checkout',
      gone: 'Out of Stock',
      remove: 'Remove',
      removed: 'Cart item remove successfully',
      empty: 'Your cart is empty',
      clear: 'Start new cart',
      cancel: 'Cancel',
      added: 'Item added to cart',
      question: 'Start a new cart?',
    },
  },
  {
    language: 'ar' as const,
    size: { width: 390, height: 844 },
    words: {
      proceed: 'المتابعة إلى الدفع',
      gone: 'نفدت الكمية',
      remove: 'إزالة',
      removed: 'أُزيل المنتج من السلة بنجاح',
      empty: 'سلتك فارغة',
      clear: 'بدء سلة جديدة',
      cancel: 'إلغاء',
      added: 'أُضيف المنتج إلى السلة',
      question: 'بدء سلة جديدة؟',
    },
  },
];

for (const [turn, { language, size, words }] of looks.entries()) {
  const look = `in ${language} at ${size.width} px`;

  const portion = `CRT-08 CRT-05 the last portion is sold while the drawer is open, ${look}`;
  test(portion, { tag: language === 'ar' ? [] : '@long' }, async ({ visit, page, request }) => {
    await page.setViewportSize(size);
    // Each of the two stories buys out another item.
    const isRare = (item: ListedItem) => isPlain(item) && (item.stock ?? 0) > 0 && item.id % 2 === turn;
    const rare = (await listItems(request, 3, isRare, language)).sort((a, b) => (a.stock ?? 0) - (b.stock ?? 0));
    const { item, place } = await orderable(request, await newCustomer(request), rare, ({ stock }) => stock ?? 1);
    await fillCart(page, [{ item_id: item.id, quantity: item.stock ?? 1 }]);
    await visit('/track-order', { ...at(3), language });
    const { open, drawer, notices } = cartOf(page, language);
    await open();
    const line = drawer.getByRole('listitem').filter({ hasText: item.name });
    await expect(line).not.toContainText(words.gone);
    // Another customer buys the whole stock.
    await place();
    await drawer.getByRole('button', { name: words.proceed }).click();
    await expect(line).toContainText(words.gone);
    await expect(page).toHaveURL(/track-order/);
    const remove = line.getByRole('button', { name: words.remove, exact: true });
    await expect(remove).toBeFocused();
    expect(await pageProblems(page)).toEqual([]);
    await remove.click();
    await expect(notices).toContainText(words.removed);
    await expect(drawer).toContainText(words.empty);
  });

  const clearing = `CRT-03 another store’s item asks before clearing, ${look}`;
  test(clearing, { tag: language === 'en' ? [] : '@long' }, async ({ visit, page, request }) => {
    await page.setViewportSize(size);
    const [first, ...more] = await listItems(request, 1, isPlain, language);
    const second = more.find((item) => item.store_id !== first?.store_id);
    if (!first || !second) throw new Error('Two stores must be open');
    await fillCart(page, [{ item_id: first.id }]);
    await visit(results(second.name), { ...at(1), language });
    const { card, addButton, button, open, drawer, notices, quantityOf } = cartOf(page, language);
    const tile = card(second);
    await addButton(tile, second.name).click();
    const question = page.getByRole('alertdialog', { name: words.question });
    await expect(question).toContainText(first.store_name);
    await question.getByRole('button', { name: words.cancel }).click();
    await expect(addButton(tile, second.name)).toBeVisible();

    await addButton(tile, second.name).click();
    expect(await pageProblems(page)).toEqual([]);
    await question.getByRole('button', { name: words.clear }).click();
    await expect(notices).toContainText(words.added);
    await expect(button).toHaveAccessibleName(language === 'en' ? 'Cart, 1 item' : 'السلة، منتج واحد');
    await open();
    await expect(drawer.getByRole('link', { name: second.store_name })).toBeVisible();
    await expect(quantityOf(drawer, second.name)).toBeVisible();
    await expect(quantityOf(drawer, first.name)).toHaveCount(0);
  });
}

test(
  'ACC-04 CRT-01 a device whose guest was deleted gets a new guest',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    const [dish] = await listItems(request, 1, isPlain);
    await page.addInitScript(() => {
      if (localStorage.getItem('guest_id') === null)
        localStorage.setItem('guest_id', 'nobody-was-ever-given-this-id-00');
    });
    await visit(results(dish?.name ?? ''), at(1));
    await expect.poll(async () => (await storedOnDevice(page))['guest_id']).toBeUndefined();
    const { card, addButton, notices } = cartOf(page);
    if (!dish) throw new Error('No plain dish');
    await card(dish).hover();
    await addButton(card(dish), dish.name).click();
    await expect(notices).toContainText('Item added to cart');
    expect((await storedOnDevice(page))['guest_id']).toMatch(/^[\w-]{32}$/);
  },
);
