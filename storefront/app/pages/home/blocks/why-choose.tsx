import { t } from '@rialto/texts/text.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { Slides } from '../../../tiles/lists/slides.tsx';

/** Reasons to choose this shop for parcels (PAR-01). */
export function WhyChoose({ given }: BlockProps) {
  return (
    <HomeBlock name="whyChoose" given={given.whyChoose} skeleton={<WhySkeleton />}>
      {(reasons) =>
        reasons.length > 0 && (
          <HomeSection id="why-choose" title={t('parcel.why')}>
            <Slides label={t('parcel.why')} columns={COLUMNS} isOnlyRead>
              {reasons.map((reason) => (
                <article
                  key={reason.id}
                  className="flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
                >
                  <Image
                    src={reason.image_full_url}
                    alt=""
                    ratio="16 / 10"
                    sizes="(min-width: 1024px) 300px, 70vw"
                    maxWidth={640}
                  />
                  <div className="p-4">
                    <h3 className="text-base font-semibold text-ink">{reason.title}</h3>
                    <p className="mt-1 text-sm text-ink-soft">{reason.short_description}</p>
                  </div>
                </article>
              ))}
            </Slides>
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}

const COLUMNS = 'auto-cols-[70%] sm:auto-cols-[44%] lg:auto-cols-[calc((100%-3rem)/4)]';
const SKELETONS = 4;

function WhySkeleton() {
  return (
    <Container className="py-7 lg:py-9">
      <SkeletonGroup label={t('home.part_loading')}>
        <Skeleton className="mb-5 h-8 w-56" />
        <div className={`grid grid-flow-col gap-4 overflow-hidden ${COLUMNS}`}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} className="h-70 rounded-lg" />
          ))}
        </div>
      </SkeletonGroup>
    </Container>
  );
}
