import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import type { ReviewPart } from './order-reviews.ts';

/** Picture and name of a part, with its stars below. */
export function PartHead({ part, children }: { part: ReviewPart; children: ReactNode }) {
  const { subject, name, detail, image } = part;
  return (
    <div className="flex gap-4">
      <Image
        src={image}
        alt=""
        sizes="72px"
        maxWidth={160}
        name={name}
        className={classNames('w-18 shrink-0 self-start', subject.kind === 'courier' ? 'rounded-full' : 'rounded-md')}
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold text-ink">
          <bdi>{name}</bdi>
        </h3>
        {detail && (
          <p className="text-sm break-words text-ink-soft">
            <bdi>{detail}</bdi>
          </p>
        )}
        <div className="mt-1">{children}</div>
      </div>
    </div>
  );
}
