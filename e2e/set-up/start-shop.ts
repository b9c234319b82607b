import { runShop } from './shop/run-shop.ts';
import { setShopClock } from './shop-time.ts';
import { startSignInProvider } from './sign-in-provider.ts';
import { USUAL_TIME } from './story-times.mjs';

/** Starts the shop of the stories, and stops it again. */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  // While writing a story, use a running shop: SHOP_URL=http://127.0.0.1:3000 npx playwright test …
  if (process.env['SHOP_URL']) return undefined;
  const clock = process.env['CLOCK'] ?? USUAL_TIME;
  setShopClock(clock);
  let closeProvider = async () => {};
  const { url, stop } = await runShop(async (at) => {
    const provider = await startSignInProvider(at);
    closeProvider = () => provider.close();
    return { CLOCK: clock, OIDC_PROVIDERS: provider.setting };
  });
  process.env['SHOP_URL'] = url;
  return async () => {
    try {
      await stop();
    } finally {
      await closeProvider();
    }
  };
}
