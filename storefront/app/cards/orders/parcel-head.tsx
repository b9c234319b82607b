import type { ParcelHead as Parcel } from '@rialto/contract/shapes/parcel.ts';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Image } from '@rialto/ui/media/image.tsx';
import { parcelTitle } from '../../words/order-title.ts';

/** What is sent to whom, with the picture of its category. */
export function ParcelHead({ parcel, children }: { parcel: Parcel; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-3.5">
      <Image
        src={parcel.image_full_url}
        alt=""
        sizes="48px"
        maxWidth={160}
        fallback={<Package aria-hidden />}
        className="w-12 shrink-0 rounded-md border border-hairline"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">
          <bdi>{parcelTitle(parcel)}</bdi>
        </p>
        {children}
      </div>
    </div>
  );
}
