import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';

/** The promotional picture of the module, between its offers and its best reviewed items (HOM-04). */
export function PromotionalPicture({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="promotional"
      given={given.promotional}
      skeleton={<SectionSkeleton kind="band" of={module.module_type} />}
    >
      {(src) => src !== null && <PictureBand src={src} />}
    </HomeBlock>
  );
}

/** The picture at the end of the home (HOM-04). */
export function BottomPicture({ given, module }: BlockProps) {
  return (
    <HomeBlock name="bottom" given={given.bottom} skeleton={<SectionSkeleton kind="band" of={module.module_type} />}>
      {(src) => src !== null && <PictureBand src={src} />}
    </HomeBlock>
  );
}

/** Decorative: these pictures have neither a text nor a target. */
function PictureBand({ src }: { src: string }) {
  return (
    <Container className="py-7 lg:py-9">
      <Image
        src={src}
        alt=""
        ratio="auto"
        sizes="(min-width: 1300px) 1240px, 92vw"
        className="h-36 rounded-xl sm:h-56 lg:h-80"
      />
    </Container>
  );
}
