import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** The frame of the pages before a session: one column in the middle of the screen. */
export function EntryFrame({ title, text, children }: Props) {
  return (
    <div className="grid min-h-dvh place-items-center bg-sunken px-4 py-10">
      <title>{title}</title>
      <main className="w-full max-w-md">
        <p className="mb-6 text-center text-lg font-extrabold text-ink">{t('console.name')}</p>
        <div className="rounded-xl border border-hairline bg-surface p-6 shadow-1 sm:p-8">
          <h1 className="text-2xl font-extrabold text-ink">{title}</h1>
          {text && <p className="mt-1 text-ink-soft">{text}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
    </div>
  );
}
