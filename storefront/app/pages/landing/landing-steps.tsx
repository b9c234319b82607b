import type { Landing } from '@rialto/contract/calls/content.ts';
import { StepList } from '../../cards/step-list.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

/** How ordering works. */
export function LandingSteps({ landing }: { landing: Landing }) {
  return (
    <section aria-labelledby="steps-title" className="pb-14 lg:pb-20">
      <Container>
        {/* Dark in both themes: an inverse panel of this size would glare in the dark one. */}
        <div data-theme="dark" className="rounded-xl bg-raised px-6 py-10 sm:px-10 lg:px-14 lg:py-14">
          <h2 id="steps-title" className="text-3xl font-bold">
            {landing.steps_title}
          </h2>
          <StepList steps={landing.steps} look="band" />
        </div>
      </Container>
    </section>
  );
}
