import type { ReactNode } from 'react';
import { shortAddress } from '../../words/short-address.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { CardTitle } from '../card-title.tsx';
import { OpenMark, StoreFacts, StoreRating, type StoreOnCard } from './store-card.tsx';

type Props = { store: StoreOnCard; favourite: ReactNode; isFirst?: boolean };

/** A store as a row, with its picture beside the text. */
export function StoreRow({ store, favourite, isFirst = false }: Props) {
  return (
    <article className="relative flex h-full gap-4 rounded-lg border border-hairline bg-surface p-3 transition hover:shadow-2 motion-reduce:transition-none">
      <Image
        src={store.cover_photo_full_url}
        name={store.name}
        alt=""
        sizes="(min-width: 640px) 176px, 112px"
        maxWidth={480}
        isEager={isFirst}
        className="w-28 shrink-0 self-start rounded-md sm:aspect-[4/3]! sm:w-44"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 py-0.5">
        <div className="pe-11">
          <CardTitle to={paths.store(store)} look="line">
            {store.name}
          </CardTitle>
        </div>
        <p className="line-clamp-1 text-sm text-ink-soft">
          <bdi>{shortAddress(store.address)}</bdi>
        </p>
        <StoreFacts store={store} />
        <div className="mt-auto flex items-center gap-4 text-xs">
          <OpenMark store={store} />
          <StoreRating store={store} />
        </div>
      </div>
      <div className="absolute end-3 top-3 z-2">{favourite}</div>
    </article>
  );
}
