import { t } from '@rialto/texts/text.ts';
import { StepList } from '../../../cards/step-list.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import { Explanation } from './explanation.tsx';
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

function StepsSkeleton() {
  return (
    <Container className="py-12">
      <Skeleton className="h-96 rounded-xl" />
    </Container>
  );
}
