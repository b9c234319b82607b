import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { Package } from 'lucide-react';
import { weightText } from '../../run/words.ts';

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
