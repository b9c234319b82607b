import type { Landing } from '@rialto/contract/calls/content.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

/** The shop's benefits, written by the operator. */
export function LandingOfferings({ landing }: { landing: Landing }) {
  if (landing.offerings.length === 0) return null;
  return (
    <section aria-labelledby="offerings-title" className="py-14 lg:py-20">
      <Container>
        <h2 id="offerings-title" className="max-w-2xl text-3xl font-bold text-ink">
          {landing.offering_title}
        </h2>
        <p className="mt-2 max-w-2xl text-ink-soft">{landing.offering_sub_title}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {landing.offerings.map(({ title, text, image_full_url }) => (
            <li key={title} className="flex gap-4 rounded-lg border border-hairline bg-surface p-5">
              {image_full_url && (
                <Image
                  src={image_full_url}
                  alt=""
                  fit="contain"
                  sizes="64px"
                  maxWidth={160}
                  tint="transparent"
                  className="w-16 shrink-0 self-start"
                />
              )}
              <div>
                <h3 className="text-lg font-semibold text-ink">{title}</h3>
                <p className="mt-1 text-sm text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
