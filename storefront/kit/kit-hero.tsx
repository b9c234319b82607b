import { Container } from '@rialto/ui/base/container.tsx';

const CHAPTERS = [
  ['panels', 'Side by side'],
  ['foundations', 'Foundations'],
  ['actions', 'Actions'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['overlays', 'Overlays'],
  ['feedback', 'Feedback'],
  ['pictures', 'Pictures'],
  ['maps', 'Maps'],
] as const;

export function KitHero() {
  return (
    <header className="relative isolate overflow-hidden">
      <div
        aria-hidden
        className="absolute -end-24 -top-40 -z-10 size-[34rem] rounded-full bg-accent-soft blur-3xl transition-colors duration-(--duration-slow)"
      />
      <Container className="pt-16 pb-10 sm:pt-24">
        <p className="text-sm font-semibold text-accent-text">Rialto · kit</p>
        <h1 className="mt-3 max-w-4xl text-display">Everything a page is made of.</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">
          Parts without texts, fetching or routes of their own. Light and dark, left to right and right to left, by
          pointer, finger, keyboard and ear.
        </p>
        <nav aria-label="Chapters" className="mt-8 flex flex-wrap gap-x-5 gap-y-1">
          {CHAPTERS.map(([id, name]) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-md font-medium underline decoration-hairline decoration-2 underline-offset-8 transition hover:decoration-accent"
            >
              {name}
            </a>
          ))}
        </nav>
      </Container>
    </header>
  );
}
