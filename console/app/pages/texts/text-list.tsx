import type { ShopPage } from '@rialto/contract/calls/console/texts.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Link } from 'react-router';
import { textPartName, type TextPart } from './text-parts.ts';

/** The texts of the shop, and what is missing in each. */
export function TextList({ pages, active }: { pages: readonly ShopPage[]; active: TextPart }) {
  return (
    <nav aria-label={t('console.texts_list')} className="self-start lg:sticky lg:top-18">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        <Entry part="landing" isActive={active === 'landing'} missing={null} />
        {pages.map((page) => (
          <Entry key={page.slug} part={page.slug} isActive={active === page.slug} missing={missingIn(page)} />
        ))}
      </ul>
    </nav>
  );
}

type EntryProps = { part: TextPart; isActive: boolean; missing: string | null };

function Entry({ part, isActive, missing }: EntryProps) {
  return (
    <li>
      <Link
        to={`/texts/${part}`}
        aria-current={isActive ? 'page' : undefined}
        className={classNames(
          'flex min-h-11 items-center justify-between gap-2 rounded-md px-3 font-medium transition-colors',
          isActive ? 'bg-accent-soft text-accent-text' : 'text-ink-soft hover:bg-wash hover:text-ink',
        )}
      >
        {textPartName(part)}
        {missing && <Badge tone="warning">{missing}</Badge>}
      </Link>
    </li>
  );
}

function missingIn({ body }: ShopPage): string | null {
  if (body.en.trim() === '') return t('console.texts_empty');
  return body.ar?.trim() ? null : t('console.texts_no_arabic');
}
