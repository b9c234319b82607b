import { t } from '@rialto/texts/text.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../platform/navigation/link.tsx';

type Props = { id: string; title: ReactNode; text?: ReactNode; viewAll?: string | undefined; children?: ReactNode };

/** The head of a block: title, subtitle and a link to see all. */
export function SectionHead({ id, title, text, viewAll, children }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-2xl font-bold text-balance text-ink">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="flex max-w-full min-w-0 items-center gap-4">
        {children}
        {viewAll && (
          <Link
            to={viewAll}
            prefetch="intent"
            aria-describedby={id}
            className="touch-area inline-flex shrink-0 items-center gap-1 text-sm font-semibold whitespace-nowrap text-accent-text hover:underline"
          >
            {t('shell.view_all')}
            <ArrowRight className="mirror size-4" aria-hidden />
          </Link>
        )}
      </div>
    </div>
  );
}
