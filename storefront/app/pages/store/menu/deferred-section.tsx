import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useRef, useState } from 'react';
import type { MenuSection } from './group-by-category.ts';
import { loadSection, SECTION_HEAD } from './load-menu.ts';
import type { VegType } from './menu-filter.ts';
import { callApiIn } from '../../../platform/api/api.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { CardSkeletons } from '../../../tiles/lists/card-skeletons.tsx';
import { gridClassOf, ItemGrid, lookOf } from './item-grid.tsx';

type Props = { store: StoreDetail; section: MenuSection; type: VegType; moduleType: ModuleType };

/** A section of a large menu: loaded near the screen, with its height reserved. */
export function DeferredSection({ store, section, type, moduleType }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<MenuSection['items']>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    let isGone = false;
    const read = async () => {
      try {
        const { items } = await loadSection(callApiIn({ zoneIds: [store.zone_id] }), store.id, section, type);
        if (!isGone) setFound(items);
      } catch {
        if (!isGone) setFailed(true);
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void read();
      },
      { rootMargin: '800px' },
    );
    observer.observe(ref.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [store.id, store.zone_id, section, type, attempt]);

  if (found) return <ItemGrid items={found} moduleType={moduleType} discount={store.discount} />;
  if (hasFailed) {
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return (
      <p className="col-span-full flex flex-wrap items-center gap-3 text-ink-soft">
        {t('menu.section_failed')}
        <Button kind="secondary" size="sm" onClick={retry}>
          {t('action.retry')}
        </Button>
      </p>
    );
  }
  return (
    <div ref={ref} className="scripted col-span-full">
      <CardSkeletons
        look={lookOf(moduleType)}
        gridClass={gridClassOf(moduleType)}
        count={Math.min(section.count, SECTION_HEAD)}
      />
    </div>
  );
}
