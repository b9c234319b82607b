import { t } from '@rialto/texts/text.ts';
import { StepList } from '../../../cards/step-list.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import type { BlockProps, HomeAnswer } from '../frame/home-calls.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import { parseSteps } from './parse-steps.ts';

/** How it works: a video or picture and three steps (PAR-01). */
export function ParcelSteps({ given }: BlockProps) {
  return (
    <HomeBlock name="explanation" given={given.explanation} skeleton={<StepsSkeleton />}>
      {(explanation) => {
        const steps = parseSteps(explanation.banner_contents);
        if (steps.length === 0) return null;
        return (
          <section aria-labelledby="parcel-steps" className="mt-6 bg-accent-soft py-12">
            <Container className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
              <Explanation explanation={explanation} />
              <div>
                <h2 id="parcel-steps" className="text-3xl font-bold text-ink">
                  {t('parcel.steps')}
                </h2>
                <StepList steps={steps} look="plain" />
              </div>
            </Container>
          </section>
        );
      }}
    </HomeBlock>
  );
}

/** Only our own videos are played, because pages never load from other origins. */
function Explanation({ explanation }: { explanation: HomeAnswer<'explanation'> }) {
  const { banner_type, banner_video_content_full_url: film, banner_image_full_url: picture } = explanation;
  if (banner_type === 'video_content' && film?.startsWith('/'))
    return (
      <video controls preload="none" poster={picture ?? undefined} className="aspect-video w-full rounded-xl bg-sunken">
        <source src={film} />
      </video>
    );
  return <Image src={picture} alt="" ratio="16 / 10" sizes="(min-width: 1024px) 600px, 92vw" className="rounded-xl" />;
}

function StepsSkeleton() {
  return (
    <Container className="py-12">
      <Skeleton className="h-96 rounded-xl" />
    </Container>
  );
}
