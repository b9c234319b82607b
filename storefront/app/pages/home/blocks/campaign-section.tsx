import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { PictureCard } from '../../../cards/picture-card.tsx';
import { useMoney } from '../../../words/money-text.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { useItemPress } from '../../../tiles/use-item-press.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { Slides } from '../../../tiles/lists/slides.tsx';

/** Campaign items: a wall of pictures, or a plain row in the pharmacy (HOM-10). */
export function CampaignSection({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="campaigns"
      given={given.campaigns}
      skeleton={<SectionSkeleton kind="campaigns" of={module.module_type} />}
    >
      {(items) =>
        items.length > 0 && (
          <HomeSection id="just-for-you" title={t('home.just_for_you')} text={t('home.just_for_you_text')}>
            {module.module_type === 'pharmacy' ? <CampaignSlider items={items} /> : <CampaignWall items={items} />}
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}

const LOOPS_OVER = 2;

function CampaignSlider({ items }: { items: Item[] }) {
  return (
    <Slides
      label={t('home.just_for_you')}
      columns="auto-cols-[82%] sm:auto-cols-[46%] lg:auto-cols-[calc((100%-2rem)/3)]"
      loops={items.length > LOOPS_OVER}
    >
      {items.map((item) => (
        <CampaignTile key={item.id} item={item} ratio="16 / 10" />
      ))}
    </Slides>
  );
}

const WALL = 9;

/** One large picture with the others around it, for any number of items. */
function CampaignWall({ items }: { items: Item[] }) {
  const shown = items.slice(0, WALL);
  return (
    <ul
      className={`grid gap-3 sm:gap-4 ${shown.length === 3 ? 'grid-cols-2 lg:grid-cols-3' : 'grid-cols-2 lg:grid-cols-4'}`}
    >
      {shown.map((item, index) => (
        <li key={item.id} className={spanOf(index, shown.length)}>
          <CampaignTile item={item} isLarge={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function spanOf(index: number, count: number): string {
  if (index === 0) return count === 2 ? 'col-span-2' : count === 1 ? 'col-span-full' : 'col-span-2 lg:row-span-2';
  return index === count - 1 && (count === 4 || count === 2) ? 'col-span-2' : '';
}

function CampaignTile({ item, ratio = 'auto', isLarge = false }: { item: Item; ratio?: string; isLarge?: boolean }) {
  const press = useItemPress(item, 'campaign');
  return (
    <PictureCard
      src={item.image_full_url}
      ratio={ratio}
      sizes={isLarge ? '(min-width: 1024px) 620px, 92vw' : '(min-width: 1024px) 310px, 46vw'}
      title={item.name}
      size={isLarge ? 'lg' : 'md'}
      text={<CampaignPrice item={item} />}
      link={{ to: paths.campaignItem(item), ...press }}
      className="min-h-44 lg:min-h-56"
    />
  );
}

/** White text, because it lies on a picture. */
function CampaignPrice({ item: { price, final_price } }: { item: Item }) {
  const money = useMoney();
  return (
    <p className="flex items-baseline gap-2 text-sm tabular-nums">
      <span className="font-bold">{money(final_price)}</span>
      {final_price < price && (
        <del className="text-xs">
          <VisuallyHidden>{t('item.price_before')}</VisuallyHidden>
          {money(price)}
        </del>
      )}
    </p>
  );
}
