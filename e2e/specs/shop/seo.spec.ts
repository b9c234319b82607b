import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => decode(loc));
const decode = (text: string) => text.replaceAll('&amp;', '&');

for (const path of ['/', '/about-us', '/help-and-support', '/privacy-policy']) {
  test(`${path} has title, description, canonical URL, both languages and a picture to share`, async ({
    visit,
    page,
    shopUrl,
  }) => {
    await visit(path);
    const own = new URL(path, shopUrl).href;
    const head = page.locator('head');
    await expect(page).toHaveTitle(/ · Rialto$/);
    await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', own);
    await expect(head.locator('link[hreflang=x-default]')).toHaveAttribute('href', own);
    for (const code of ['en', 'ar']) {
      await expect(head.locator(`link[hreflang=${code}]`)).toHaveAttribute('href', `${own}?lang=${code}`);
    }
    const picture = await head.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await page.request.get(picture ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
}

test('the structured data of the landing page is valid', async ({ visit, page }) => {
  await visit('/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const structuredData = JSON.parse(text ?? '') as { '@type': string }[];
  expect(structuredData.map((part) => part['@type'])).toEqual(['Organization', 'WebSite']);
});

test('MOD-06 a link in a language opens in it, and the visitor stays in it', async ({ visit, page, shopUrl }) => {
  await visit('/about-us?lang=ar', { ...here, language: 'en' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${shopUrl}/about-us?lang=ar`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language-setting'))).toBe('ar');
  await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).click();
  await expect(page).toHaveURL(`${shopUrl}/privacy-policy`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test(
  'MOD-06 a visitor who came by a link in one language can still choose the other',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit('/about-us?lang=ar');
    const language = page.getByRole('contentinfo').getByRole('combobox', { name: 'اللغة' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language-setting'))).toBe('ar');
    await language.selectOption('English');
    await page.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('robots.txt names excluded paths and the sitemap', async ({ request, shopUrl }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  for (const path of ['/api/', '/profile', '/wallet', '/checkout', '/auth/'])
    expect(text).toContain(`Disallow: ${path}`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
});

test('the sitemap lists every kind of page in both languages, and each page exists', async ({ request }) => {
  const parts = addresses(await (await request.get('/sitemap.xml')).text());
  const kinds = new Set(parts.map((part) => /\/sitemap\/([a-z]+)/.exec(part)?.[1]));
  expect([...kinds].sort()).toEqual(['categories', 'items', 'pages', 'stores']);
  for (const part of parts) {
    const answer = await request.get(part);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    const xml = await answer.text();
    const listed = addresses(xml);
    expect(listed.length, part).toBeGreaterThan(0);
    expect(listed.length, part).toBeLessThanOrEqual(10_000);
    expect(new Set(listed).size, part).toBe(listed.length);
    expect(xml.match(/hreflang="ar"/g)).toHaveLength(listed.length);
  }
});

test('the pages of the sitemap have canonical URLs that match', async ({ request }) => {
  const parts = addresses(await (await request.get('/sitemap.xml')).text());
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  for (const kind of ['pages', 'stores', 'items', 'categories']) {
    const part = parts.find((address) => address.includes(`/sitemap/${kind}`)) ?? '';
    const [first = ''] = addresses(await (await request.get(part)).text());
    const answer = await request.get(first, { headers: robot, maxRedirects: 0 });
    expect(answer.status(), first).toBe(200);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(decode(canonical), kind).toBe(first);
  }
});

test('an unknown part of the sitemap returns 404', async ({ request }) => {
  for (const part of ['nothing', 'items', 'items-0', 'items-x', 'stores--1', 'items-99999999999']) {
    expect((await request.get(`/sitemap/${part}`)).status(), part).toBe(404);
  }
});

test('the shop can be installed: its manifest has name, colours and icons of the right size', async ({ request }) => {
  const read = async (language: string) => {
    const scope = encodeURIComponent(JSON.stringify({ language }));
    const answer = await request.get('/manifest.webmanifest', { headers: { cookie: `rialto_scope=${scope}` } });
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    return (await answer.json()) as Manifest;
  };
  const english = await read('en');
  expect(english).toMatchObject({ name: 'Rialto', start_url: '/home', scope: '/', display: 'standalone', dir: 'ltr' });
  expect(await read('ar')).toMatchObject({ name: 'ريالتو', lang: 'ar', dir: 'rtl' });
  expect(english.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of english.icons) {
    const png = await (await request.get(src)).body();
    // The first block of every PNG contains its width and height.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] };

test('every page links manifest and touch icon, and sets the theme colour', async ({ visit, page }) => {
  await visit('/about-us', { ...here, theme: 'dark' });
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await page.request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#141210');
});
