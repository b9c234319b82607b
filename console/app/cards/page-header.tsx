import type { ReactNode } from 'react';
import { useStore } from '../platform/store.ts';
import { titleNotice } from '../platform/title-notice.ts';

type Props = { title: string; text?: ReactNode; actions?: ReactNode };

/** The heading of a page with its main actions. React moves <title> into the head. */
export function PageHeader({ title, text, actions }: Props) {
  const notice = useStore(titleNotice);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <title>{notice === null ? title : `${notice} · ${title}`}</title>
      <div className="min-w-0">
        <h1 className="text-2xl font-extrabold text-ink">{title}</h1>
        {text && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
