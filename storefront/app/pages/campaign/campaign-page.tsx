import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { readBasicCampaign } from '@rialto/contract/calls/offers.ts';
import { t } from '@rialto/texts/text.ts';
import { Store as StoreIcon } from 'lucide-react';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { SectionHead } from '../../cards/section-head.tsx';
import { STORE_GRID } from '../../tiles/lists/grids.ts';
import { OfferClock } from '../../cards/items/offer-clock.tsx';
import { StoreTile } from '../../tiles/store-tile.tsx';

type Campaign = Reply<typeof readBasicCampaign>;
type Props = { campaign: Campaign; now: number };

/** A campaign of several stores (ITM-18). */
export function CampaignPage({ campaign, now }: Props) {
  const { modules } = useRootData();
  const isFood = modules.find(({ id }) => id === campaign.module_id)?.module_type === 'food';
  return (
    <Container className="pt-4 pb-12 sm:pt-6">
      <PageHead
        title={campaign.title}
        description={campaign.description}
        path={paths.campaign(campaign)}
        image={campaign.image_full_url}
      />
      <header className="grid overflow-hidden rounded-xl bg-accent-soft lg:grid-cols-[1fr_1.1fr]">
        <Image
          src={campaign.image_full_url}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 1024px) 650px, 100vw"
          isPriority
          className="h-full lg:order-last"
        />
        <div className="flex flex-col justify-center gap-4 p-6 sm:p-10">
          <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{campaign.title}</h1>
          {campaign.description && <p className="max-w-prose text-ink-soft">{campaign.description}</p>}
          <OfferClock
            startsAt={Date.parse(campaign.start_date)}
            endsAt={Date.parse(campaign.end_date)}
            now={now}
            startsIn={t('campaign.starts_in')}
            endsIn={t('campaign.ends_in')}
            over={t('campaign.over')}
          />
        </div>
      </header>
      <section aria-labelledby="campaign-stores" className="mt-10">
        <SectionHead id="campaign-stores" title={isFood ? t('campaign.restaurants') : t('campaign.stores')} />
        {campaign.stores.length > 0 ? (
          <ul className={STORE_GRID}>
            {campaign.stores.map((store) => (
              <li key={store.id}>
                <StoreTile store={store} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState level={3} picture={<StoreIcon aria-hidden />} title={t('campaign.no_stores')} />
        )}
      </section>
    </Container>
  );
}
