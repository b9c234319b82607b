import { t } from '@rialto/texts/text.ts';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../platform/navigation/link.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

export type DrawerEntry = { name: string; image: string | null; to: string };
type LoadState = 'idle' | 'loading' | 'failed' | DrawerEntry[];
type Props = { title: string; load: () => Promise<DrawerEntry[]>; viewAll: string };

/** A collapsible list of the drawer; its entries are loaded when it opens. */
export function DrawerGroup({ title, load, viewAll }: Props) {
  const [entries, setEntries] = useState<LoadState>('idle');

  function read() {
    setEntries('loading');
    load().then(setEntries, () => setEntries('failed'));
  }

  return (
    <details
      className="group"
      onToggle={({ currentTarget }) => currentTarget.open && !Array.isArray(entries) && read()}
    >
      <summary className="flex min-h-12 list-none items-center justify-between rounded-md px-3 font-medium text-ink hover:bg-wash [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="size-5 text-ink-faint transition-transform group-open:rotate-180 motion-reduce:transition-none"
          aria-hidden
        />
      </summary>
      <div className="ps-3 pb-2">
        {Array.isArray(entries) ? (
          <Entries entries={entries} />
        ) : (
          <Waiting state={entries} title={title} onRetry={read} />
        )}
        <Link
          to={viewAll}
          className="flex min-h-11 items-center gap-1 rounded-md px-3 text-sm font-semibold text-accent-text hover:bg-wash"
          aria-label={t('drawer.view_all_of', { list: title })}
        >
          {t('shell.view_all')}
          <ArrowRight className="mirror size-4" aria-hidden />
        </Link>
      </div>
    </details>
  );
}

function Entries({ entries }: { entries: DrawerEntry[] }) {
  if (entries.length === 0) return <p className="px-3 py-2 text-sm text-ink-soft">{t('drawer.nothing')}</p>;
  return (
    <ul>
      {entries.map(({ name, image, to }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-ink hover:bg-wash">
            <Image src={image} name={name} alt="" sizes="32px" maxWidth={160} className="w-8 shrink-0 rounded-full" />
            <span className="truncate">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting({
  state,
  title,
  onRetry,
}: {
  state: Exclude<LoadState, DrawerEntry[]>;
  title: string;
  onRetry: () => void;
}) {
  if (state === 'failed') {
    return (
      <p role="alert" className="flex items-center justify-between gap-3 px-3 py-2 text-sm text-ink-soft">
        {t('drawer.failed')}
        <button type="button" onClick={onRetry} className="touch-area font-semibold text-accent-text hover:underline">
          {t('action.retry')}
        </button>
      </p>
    );
  }
  return (
    <SkeletonGroup label={title}>
      {[1, 2, 3].map((key) => (
        <div key={key} className="flex h-11 items-center gap-3 px-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-3 w-32" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
