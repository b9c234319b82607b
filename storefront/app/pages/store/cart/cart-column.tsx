import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';

/** The column beside the menu; it stays while the page scrolls. */
export function CartColumn({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label={t('cart.title')}
      tabIndex={-1}
      className="sticky top-20 me-(--gutter) mt-4 flex max-h-[calc(100dvh-6rem)] flex-col self-start rounded-lg border border-hairline bg-surface outline-none"
    >
      <h2 className="px-5 pt-4 pb-3 text-lg font-bold text-ink sm:px-6">{t('cart.title')}</h2>
      {children}
    </aside>
  );
}
