import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listWishes } from '@rialto/contract/calls/wishlist.ts';
import { useEffect, useState } from 'react';
import { favouriteIds } from '../../features/wishlist/favourite-ids.ts';
import { readFavourites } from '../../features/wishlist/fresh-favourites.ts';

export type Wishes = Reply<typeof listWishes>;

/** The current favourites; removed ones disappear immediately. */
export function useFavourites() {
  const [answer, setAnswer] = useState<Wishes | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ids = favouriteIds.use();
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Wishes | 'failed') => isWanted && setAnswer(next);
    readFavourites().then(tell, () => tell('failed'));
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const known = answer === 'failed' ? null : answer;
  return {
    wishes: known && {
      item: known.item.filter(({ id }) => ids.item.has(id)),
      store: known.store.filter(({ id }) => ids.store.has(id)),
    },
    hasFailed: answer === 'failed',
    retry() {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
