import type { Module, ModuleType } from '@rialto/contract/shapes/module.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = { module: Module; children?: ReactNode };

/**
 * The hero of each module with its own text, colours and layout (MOD-05). Its picture is the largest contentful paint.
 */
export function HomeHero({ module, children }: Props) {
  const { frame, words, picture, title, eyebrow } = looks[module.module_type];
  const { title: titleKey, subtitle } = heroWords[module.module_type];
  return (
    <Container className="pt-4 sm:pt-6">
      <section className={`relative grid overflow-hidden rounded-xl ${frame}`}>
        <div className={`z-1 flex flex-col justify-center ${words}`}>
          <p className={`text-sm font-semibold ${eyebrow}`}>{module.module_name}</p>
          <h1 className={`mt-2 font-extrabold text-balance ${title}`}>{t(titleKey)}</h1>
          <p className="mt-3 max-w-md opacity-85">{t(subtitle)}</p>
          {children}
        </div>
        <Image
          src={module.hero_full_url}
          alt=""
          ratio="auto"
          sizes="(min-width: 1300px) 1240px, 100vw"
          isPriority
          className={picture}
        />
      </section>
    </Container>
  );
}

type Look = Record<'frame' | 'words' | 'picture' | 'eyebrow' | 'title', string>;

const beside: Look = {
  frame: 'bg-accent-soft text-ink sm:grid-cols-[1.15fr_1fr]',
  words: 'p-6 sm:p-10 lg:p-12',
  picture: 'h-48 w-full sm:h-full sm:min-h-72 lg:min-h-80',
  eyebrow: 'text-accent-text',
  title: 'max-w-lg text-4xl',
};

const looks: Record<ModuleType, Look> = {
  food: beside,
  // Full-width picture with the text on a card in front.
  grocery: {
    frame: 'sm:block',
    words:
      'order-last -mt-8 mx-3 rounded-lg bg-surface p-6 text-ink shadow-2 sm:absolute sm:inset-y-6 sm:start-6 sm:m-0 sm:w-96 sm:p-8 lg:inset-y-8 lg:start-8',
    picture: 'h-48 w-full rounded-xl sm:h-80 lg:h-90',
    eyebrow: 'text-accent-text',
    title: 'text-3xl',
  },
  // Spacious, with a round picture.
  pharmacy: {
    frame: 'items-center bg-accent-soft text-ink sm:grid-cols-[1.6fr_1fr]',
    words: 'p-6 sm:p-10 lg:p-14',
    picture: 'mx-auto mb-6 size-48 rounded-full ring-12 ring-surface/60 sm:my-8 sm:size-60 lg:size-72',
    eyebrow: 'text-accent-text',
    title: 'max-w-xl text-4xl',
  },
  // Like a magazine cover.
  ecommerce: {
    frame: 'bg-inverse text-inverse-ink sm:grid-cols-2 dark:bg-raised dark:text-ink',
    words: 'p-6 lg:p-14',
    picture: 'm-3 h-52 rounded-lg sm:h-auto sm:min-h-88 lg:min-h-104',
    eyebrow: 'opacity-80',
    title: 'text-4xl leading-none lg:text-display',
  },
  parcel: { ...beside, frame: 'bg-accent-soft text-ink lg:grid-cols-[1.15fr_1fr]' },
};

const heroWords = {
  food: { title: 'home.food_title', subtitle: 'home.food_subtitle' },
  grocery: { title: 'home.grocery_title', subtitle: 'home.grocery_subtitle' },
  pharmacy: { title: 'home.pharmacy_title', subtitle: 'home.pharmacy_subtitle' },
  ecommerce: { title: 'home.ecommerce_title', subtitle: 'home.ecommerce_subtitle' },
  parcel: { title: 'home.parcel_title', subtitle: 'home.parcel_subtitle' },
} as const satisfies Record<ModuleType, { title: TextKey; subtitle: TextKey }>;
