import type { Category } from '@rialto/contract/shapes/category.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { useOffered, type ModuleCategories } from './use-interests.ts';

type Choice = { chosen: number[]; onToggle: (id: number) => void };
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4';

/** Categories to choose from, by module. */
export function InterestGroups({ modules, ...choice }: Choice & { modules: Module[] }) {
  const [attempt, setAttempt] = useState(0);
  const offered = useOffered(modules, attempt);
  if (offered.kind === 'loading') return <Waiting />;
  if (offered.kind === 'failed') return <Failed onRetry={() => setAttempt(attempt + 1)} />;
  return offered.groups.map((group) => <Group key={group.module.id} group={group} {...choice} />);
}

function Group({ group: { module, categories }, chosen, onToggle }: Choice & { group: ModuleCategories }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-semibold text-ink">
        {module.module_name}
      </h2>
      <ul className={GRID}>
        {categories.map((category) => (
          <li key={category.id}>
            <Tile category={category} isChosen={chosen.includes(category.id)} onToggle={() => onToggle(category.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TileProps = { category: Category; isChosen: boolean; onToggle: () => void };

function Tile({ category, isChosen, onToggle }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className="flex w-full items-center gap-2 rounded-full border border-hairline bg-surface p-1.5 text-start sm:gap-3 sm:pe-3 transition hover:border-outline aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
    >
      <span className="relative shrink-0">
        <Image
          src={category.image_full_url}
          name={category.name}
          alt=""
          sizes="52px"
          maxWidth={160}
          className="w-11 rounded-full sm:w-13"
        />
        {isChosen && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-accent/85 text-accent-ink">
            <Check className="size-6" strokeWidth={2.5} aria-hidden />
          </span>
        )}
      </span>
      <span className="line-clamp-2 min-w-0 text-sm leading-snug font-semibold break-words text-ink">
        {category.name}
      </span>
    </button>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={t('interest.loading')} className={GRID}>
      {Array.from({ length: 12 }, (_, tile) => (
        <Skeleton key={tile} className="h-16 rounded-full" />
      ))}
    </SkeletonGroup>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-md bg-sunken p-4 text-ink-soft">
      {t('interest.failed')}
      <Button kind="secondary" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
