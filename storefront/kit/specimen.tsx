import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';

type ChapterProps = { id: string; title: string; text: string; children: ReactNode };

export function Chapter({ id, title, text, children }: ChapterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28 border-t border-hairline pt-10">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-1.5 mb-7 max-w-xl text-ink-soft">{text}</p>
      <div className="grid items-start gap-5 lg:grid-cols-2">{children}</div>
    </section>
  );
}

type SpecimenProps = {
  name: string;
  file: string;
  isWide?: boolean;
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
};

/** One component on a card, with its name and file. */
export function Specimen({ name, file, isWide, isFlush, className, children }: SpecimenProps) {
  return (
    <article
      className={classNames('min-w-0 rounded-lg border border-hairline bg-surface shadow-1', isWide && 'lg:col-span-2')}
    >
      <header className="flex items-baseline justify-between gap-4 px-6 pt-5">
        <h3 className="text-md font-semibold">{name}</h3>
        <code className="truncate font-mono text-xs text-ink-faint" dir="ltr">
          {file}
        </code>
      </header>
      <div className={classNames(!isFlush && 'p-6 pt-5', className)}>{children}</div>
    </article>
  );
}

/** Components in a wrapping row. */
export function Line({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('flex flex-wrap items-center gap-3', className)}>{children}</div>;
}
