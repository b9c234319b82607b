import { t } from '@rialto/texts/text.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from '../../../platform/navigation/link.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { tabAfterKey } from '@rialto/ui/lists/tab-keys.ts';

export type BarEntry = { id: string; name: string; href: string };

type Props = {
  entries: BarEntry[];
  active: string | undefined;
  /** Absent if entries link to other pages, as in a category list. */
  onGo?: ((id: string) => void) | undefined;
};

/** The store's categories, always visible. Without scripts they are anchor links. */
export function CategoryBar({ entries, active, onGo }: Props) {
  const row = useRef<HTMLUListElement>(null);
  useActiveInView(row, active);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const current = links.findIndex((link) => link === document.activeElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = links[tabAfterKey(event.key, current, links.length, isRtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <nav
      aria-label={t('menu.categories')}
      className="sticky top-16 z-(--z-sticky) border-b border-hairline bg-ground/95 backdrop-blur-md"
    >
      <Container className="flex">
        <button
          type="button"
          aria-label={t('menu.go_to_search')}
          onClick={() => document.querySelector<HTMLInputElement>('main [role=search] input[type=search]')?.focus()}
          className="scripted -ms-3 grid size-11 shrink-0 place-items-center self-center rounded-full text-ink hover:bg-wash sm:hidden"
        >
          <Search className="size-5" aria-hidden />
        </button>
        <ul
          ref={row}
          onKeyDown={onKeyDown}
          className="scroll-row -me-(--gutter) flex min-w-0 scroll-px-(--gutter) gap-1.5 pe-(--gutter) sm:-ms-(--gutter) sm:ps-(--gutter) py-2 sm:py-2.5"
        >
          {entries.map(({ id, name, href }) => (
            <li key={id} className="shrink-0">
              <Link
                to={href}
                preventScrollReset
                aria-current={id === active ? 'true' : undefined}
                onClick={(event) => onGo && travel(event, () => onGo(id))}
                className={classNames(
                  'touch-area flex min-h-10 items-center rounded-full px-4 text-md font-medium whitespace-nowrap transition motion-reduce:transition-none',
                  id === active ? 'bg-inverse text-inverse-ink' : 'text-ink-soft hover:bg-wash hover:text-ink',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** Updates the URL without loading the page. */
function travel(event: MouseEvent<HTMLAnchorElement>, go: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go();
}

/** Scrolls only the row: scrollIntoView could interrupt a scroll of the page. */
function useActiveInView(row: React.RefObject<HTMLUListElement | null>, active: string | undefined): void {
  useEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector('[aria-current]');
    if (!list || !chosen) return;
    const around = list.getBoundingClientRect();
    const box = chosen.getBoundingClientRect();
    // Both are measured from the left edge, in both directions of text.
    const away = box.x + box.width / 2 - (around.x + around.width / 2);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: away, behavior: isCalm ? 'auto' : 'smooth' });
  }, [row, active]);
}
