import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; actions?: ReactNode; children?: ReactNode };

/** A titled part of a page. */
export function SectionCard({ title, text, actions, children }: Props) {
  return (
    <section className="rounded-lg border border-hairline bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-bold text-ink">{title}</h2>
          {text && <p className="mt-0.5 max-w-prose text-ink-soft">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children && <div className="mt-4 flex flex-col gap-4">{children}</div>}
    </section>
  );
}
