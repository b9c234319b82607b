import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { ParcelWish } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { DoorClosed } from 'lucide-react';

/** What a receiver who is not at home wants, before everything else about the stop. */
export function Wish({ stop: { parcel, drop_off } }: { stop: Stop }) {
  const wish = parcel?.wish;
  return (
    <div role="status" className="empty:hidden">
      {wish && (
        <div className="mt-4 flex gap-3 rounded-lg bg-warning p-4 text-warning-ink">
          <DoorClosed className="size-7 shrink-0" aria-hidden />
          <div className="min-w-0">
            <h2 className="font-semibold">{t('courier.wish_title', { name: drop_off.name })}</h2>
            <p className="text-2xl leading-tight font-bold">{wishText(wish)}</p>
            {wish.note && (
              <p dir="auto" className="mt-1 text-lg break-words">
                {wish.note}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function wishText({ wish, minutes }: ParcelWish): string {
  switch (wish) {
    case 'door':
      return t('courier.wish_door');
    case 'neighbour':
      return t('courier.wish_neighbour');
    case 'reception':
      return t('courier.wish_reception');
    case 'later':
      return t('courier.wish_later', { count: minutes ?? 0 });
  }
}
