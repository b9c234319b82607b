import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { categoriesOf, itemsOfTab } from './category-tabs.ts';
import { BesidePicture } from '../frame/beside-picture.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { FOUR_COLUMNS, ItemRow } from './item-row.tsx';

/** The best reviewed items (HOM-12). */
export function BestReviewed({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="bestReviewed"
      given={given.bestReviewed}
      skeleton={<SectionSkeleton kind="tabs" of={module.module_type} />}
    >
      {(answer) => <TabbedItems id="best-reviewed" title={t('home.best_reviewed')} {...answer} />}
    </HomeBlock>
  );
}

/** Items recommended by their stores (HOM-12). */
export function ItemsYouWillLove({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="recommended"
      given={given.recommended}
      skeleton={<SectionSkeleton kind="tabs" of={module.module_type} />}
    >
      {(items) => <TabbedItems id="you-will-love" title={t('home.you_will_love')} items={items} />}
    </HomeBlock>
  );
}

type TabbedItemsProps = { id: string; title: string; items: Item[]; picture?: string | null };

function TabbedItems({ id, title, items, picture = null }: TabbedItemsProps) {
  const [tab, setTab] = useState(0);
  if (items.length === 0) return null;
  const tabs = [t('home.all'), ...categoriesOf(items).map(({ name }) => name)];
  const active = String(tab);
  return (
    <HomeSection id={id} title={title}>
      <Tabs
        id={`${id}-tabs`}
        label={title}
        tabs={tabs.map((label, index) => ({ id: String(index), label }))}
        active={active}
        onSelect={(chosen) => setTab(Number(chosen))}
        className="mb-5"
      />
      <BesidePicture src={picture}>
        <TabPanel tabsId={`${id}-tabs`} id={active} active={active}>
          <ItemRow
            key={tab}
            label={tabs[tab] ?? title}
            items={itemsOfTab(items, tab)}
            columns={picture === null ? undefined : FOUR_COLUMNS}
          />
        </TabPanel>
      </BesidePicture>
    </HomeSection>
  );
}
