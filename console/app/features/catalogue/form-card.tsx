import type { ReactNode } from 'react';

/** A part of an editor with its heading. */
export function FormCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-hairline bg-surface p-4 sm:p-5">
      <h2 className="text-lg font-bold text-ink">{title}</h2>
      {text && <p className="mt-0.5 text-sm text-ink-soft">{text}</p>}
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </section>
  );
}
