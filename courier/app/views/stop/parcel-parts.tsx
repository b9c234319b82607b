import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { ParcelWish } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { DoorClosed, Package } from 'lucide-react';
import { weightText } from '../../run/words.ts';

/** What a receiver who is not at home wants, before everything else about the stop. */
export function HandoverNote({ stop: { parcel, drop_off } }: { stop: Stop }) {
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

/** What the parcel is, how heavy, and how to treat it. */
export function ParcelFacts({ stop: { parcel } }: { stop: Stop }) {
  if (!parcel) return null;
  const { name, content, weight, instructions } = parcel;
  return (
    <section aria-label={t('courier.parcel')} className="mt-4 flex gap-3 rounded-lg bg-wash p-4">
      <Package className="mt-0.5 size-6 shrink-0" aria-hidden />
      <div className="min-w-0">
        <h2 className="text-lg font-bold dotted">
          <span>{name}</span>
          {weight !== null && <span>{weightText(weight)}</span>}
        </h2>
        {content && (
          <p dir="auto" className="text-lg break-words">
            {content}
          </p>
        )}
        {instructions.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {instructions.map((instruction) => (
              <li key={instruction} className="rounded-full border-2 border-ink px-3 py-1 font-semibold">
                {instruction}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
