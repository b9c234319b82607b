import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t, type MessageKey } from '@rialto/messages/text.ts';
import { useCurrentModule } from '../../platform/root-data.ts';
import { Container } from '../../ui/container.tsx';
import { Image } from '../../ui/image.tsx';

/** Each module greets in its own words and colours (specification 2, section 1). */
export function HomeHero() {
  const module = useCurrentModule();
  if (!module) return null;
  const { title, subtitle } = heroWords[module.module_type];
  return (
    <Container className="pt-4 sm:pt-6">
      <section className="relative grid overflow-hidden rounded-xl bg-accent-soft sm:grid-cols-[1.2fr_1fr]">
        <div className="z-1 flex flex-col justify-center p-6 sm:p-10 lg:p-14">
          <p className="text-sm font-semibold text-accent-text">{module.module_name}</p>
          <h1 className="mt-2 max-w-lg text-4xl font-extrabold text-balance text-ink">{t(title)}</h1>
          <p className="mt-3 max-w-md text-ink-soft">{t(subtitle)}</p>
        </div>
        <Image
          src={module.hero_full_url}
          alt=""
          ratio="4 / 3"
          sizes="(min-width: 640px) 45vw, 100vw"
          isEager
          isPriority
          className="h-full w-full max-sm:aspect-[16/9]"
        />
      </section>
    </Container>
  );
}

const heroWords = {
  food: { title: 'home.food_title', subtitle: 'home.food_subtitle' },
  grocery: { title: 'home.grocery_title', subtitle: 'home.grocery_subtitle' },
  pharmacy: { title: 'home.pharmacy_title', subtitle: 'home.pharmacy_subtitle' },
  ecommerce: { title: 'home.ecommerce_title', subtitle: 'home.ecommerce_subtitle' },
  parcel: { title: 'home.parcel_title', subtitle: 'home.parcel_subtitle' },
} as const satisfies Record<ModuleType, { title: MessageKey; subtitle: MessageKey }>;
