import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';

type Props = { store: StoreDetail; part: string; path: 'reviews' | 'information' };

/** The document head of a store's child page. */
export function StorePartHead({ store, part, path }: Props) {
  return (
    <PageHead
      title={t('store.part_title', { name: store.name, part })}
      description={store.about || store.address}
      path={`${paths.storeItself(store)}/${path}`}
      image={store.cover_photo_full_url}
    />
  );
}
