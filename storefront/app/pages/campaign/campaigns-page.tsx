import type { listBasicCampaigns } from '@rialto/contract/calls/offers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { Megaphone } from 'lucide-react';
import { PictureCard } from '../../cards/picture-card.tsx';
import { SectionHead } from '../../cards/section-head.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { useItemPress } from '../../tiles/use-item-press.ts';
import { useMoney } from '../../words/money-text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

type Props = { campaigns: Reply<typeof listBasicCampaigns>; items: Item[] };

/** The pictures of the last row share its whole width, so they have a height instead of a ratio. */
const GRID = 'whole-rows-of-four grid gap-3 sm:gap-4';
const HEIGHT = 'min-h-52 sm:min-h-60 lg:min-h-80';
const SIZES = '(min-width: 640px) 46vw, 92vw';

/** Every campaign that runs in the module: those of stores, then the items sold only for a while. */
export function CampaignsPage({ campaigns, items }: Props) {
  if (campaigns.length === 0 && items.length === 0) return <NoCampaigns />;
  return (
    <Container className="py-8">
      <PageHead title={t('footer.campaigns')} path={paths.campaigns} />
      <h1 className="mb-6 text-3xl font-extrabold text-ink">{t('footer.campaigns')}</h1>
      {campaigns.length > 0 && (
        <section aria-labelledby="store-campaigns" className="mb-10">
          <SectionHead id="store-campaigns" title={t('campaign.of_stores')} />
          <ul className={GRID}>
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <PictureCard
                  src={campaign.image_full_url}
                  ratio="auto"
                  sizes={SIZES}
                  title={campaign.title}
                  className={HEIGHT}
                  link={{ to: paths.campaign(campaign) }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section aria-labelledby="item-campaigns">
          <SectionHead id="item-campaigns" title={t('home.just_for_you')} text={t('home.just_for_you_text')} />
          <ul className={GRID}>
            {items.map((item) => (
              <li key={item.id}>
                <ItemCampaign item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}

function ItemCampaign({ item }: { item: Item }) {
  const money = useMoney();
  const press = useItemPress(item, 'campaign');
  return (
    <PictureCard
      src={item.image_full_url}
      ratio="auto"
      sizes={SIZES}
      title={item.name}
      className={HEIGHT}
      text={<p className="text-sm font-bold tabular-nums">{money(item.final_price)}</p>}
      link={{ to: paths.campaignItem(item), ...press }}
    />
  );
}

/** Parcels have none, for example; the other modules may. */
function NoCampaigns() {
  const { modules, scope } = useRootData();
  const others = modules.filter(({ id, module_type }) => id !== scope.moduleId && module_type !== 'parcel');
  return (
    <Container>
      <PageHead title={t('footer.campaigns')} path={paths.campaigns} isUnlisted />
      <EmptyState
        level={1}
        picture={<Megaphone aria-hidden />}
        title={t('campaign.none')}
        text={t('campaign.none_text')}
      >
        {others.map(({ id, module_name }) => (
          <Link key={id} to={paths.module(id)} reloadDocument className={buttonClass({ kind: 'secondary' })}>
            {module_name}
          </Link>
        ))}
      </EmptyState>
    </Container>
  );
}
