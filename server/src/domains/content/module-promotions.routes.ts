import * as contract from '@rialto/contract/calls/promotions.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import { otherBanners, videoContent, whyChooseCard } from './module-promotions.view.ts';
import { openModulePromotions } from './open-module-promotions.ts';

export function modulePromotionRoutes(app: App): void {
  const promotions = openModulePromotions(app);
  const media = app.mediaUrl;

  bind(app, contract.readOtherBanners, async ({ scope }) =>
    otherBanners(await promotions.find(moduleOf(scope)), scope.language, media),
  );
  bind(app, contract.readVideoContent, async ({ scope }) =>
    videoContent(await promotions.find(moduleOf(scope)), scope.language, media),
  );
  bind(app, contract.listWhyChoose, async ({ scope }) => {
    const rows = await promotions.whyChoose(moduleOf(scope));
    return { banners: rows.map((row) => whyChooseCard(row, scope.language, media)) };
  });
}
