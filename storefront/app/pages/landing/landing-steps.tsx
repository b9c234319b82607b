import type { Landing } from '@rialto/contract/calls/content.ts';
import { numberText } from '../../words/number-text.ts';
import { Container } from '@rialto/ui/base/container.tsx';

/** How it works. */
export function LandingSteps({ landing }: { landing: Landing }) {
  return (
    <section aria-labelledby="steps-title" className="pb-14 lg:pb-20">
      <Container>
        <div className="rounded-xl bg-inverse px-6 py-10 text-inverse-ink sm:px-10 lg:px-14 lg:py-14">
          <h2 id="steps-title" className="text-3xl font-bold">
            {landing.steps_title}
          </h2>
          <ol className="mt-8 grid gap-8 lg:grid-cols-3">
            {landing.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4 lg:flex-col">
                <span
                  aria-hidden
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-lg font-bold text-accent-ink"
                >
                  {numberText(index + 1)}
                </span>
                <div>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="mt-1 text-inverse-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}
