import type { ReactNode } from 'react';
import { Image } from '@rialto/ui/media/image.tsx';

/** Content beside the picture of its section, which is shown on wide screens, as wide as one of five columns. */
export function BesidePicture({ src, children }: { src: string | null; children: ReactNode }) {
  if (src === null) return children;
  return (
    <div className="grid gap-4 wide:grid-cols-[calc((100%-4rem)/5)_minmax(0,1fr)]">
      <Image src={src} alt="" ratio="auto" sizes="240px" maxWidth={640} className="rounded-lg max-wide:hidden" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
