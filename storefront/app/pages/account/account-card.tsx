import { useId, type ReactNode } from 'react';

type Props = { title: string; text?: string; children: ReactNode };

/** A titled card of an account page. */
export function AccountCard({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-hairline bg-surface p-5 sm:p-7">
      <h2 id={id} className="text-xl font-semibold text-ink">
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
