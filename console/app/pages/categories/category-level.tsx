import type { ConsoleCategory } from '@rialto/contract/calls/console/categories.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { nameIn } from '../../words/name-in.ts';
import { GroupRow } from './group-row.tsx';

type Props = {
  categories: readonly ConsoleCategory[];
  parentId: number | null;
  canEdit: boolean;
  onEdit: (category: ConsoleCategory) => void;
  onAdd: (parentId: number) => void;
  onOrder: (ids: number[]) => void;
};

/** The categories below one, which are moved by dragging or with their buttons. */
export function CategoryLevel({ categories, parentId, canEdit, onEdit, onAdd, onOrder }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const level = categories.filter(({ parent_id }) => parent_id === parentId);
  const ids = level.map(({ id }) => id);
  const move = (from: number, to: number) => onOrder(moved(ids, from, to));
  return (
    <ul className={classNames('flex flex-col gap-2', parentId !== null && 'ms-6 mt-2')}>
      {level.map((category, at) => (
        <li
          key={category.id}
          draggable={canEdit}
          className={classNames(dragged === category.id && 'opacity-45')}
          onDragStart={(event) => {
            event.stopPropagation();
            setDragged(category.id);
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && ids.includes(dragged) && event.preventDefault()}
          onDrop={(event) => {
            event.stopPropagation();
            if (dragged !== null && ids.includes(dragged)) move(ids.indexOf(dragged), at);
            setDragged(null);
          }}
        >
          <GroupRow group={category} canEdit={canEdit} onEdit={() => onEdit(category)}>
            {canEdit && <MoveButtons name={nameIn(category.name)} at={at} count={level.length} onMove={move} />}
          </GroupRow>
          {parentId === null && (
            <>
              <CategoryLevel {...{ categories, canEdit, onEdit, onAdd, onOrder }} parentId={category.id} />
              {canEdit && (
                <Button
                  kind="ghost"
                  size="sm"
                  className="ms-6 mt-1"
                  icon={<Plus className="size-4" aria-hidden />}
                  onClick={() => onAdd(category.id)}
                >
                  {t('console.groups_add_below', { name: nameIn(category.name) })}
                </Button>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

type MoveProps = { name: string; at: number; count: number; onMove: (from: number, to: number) => void };

function MoveButtons({ name, at, count, onMove }: MoveProps) {
  return (
    <>
      <IconButton
        size="sm"
        label={t('console.groups_up', { name })}
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      >
        <ArrowUp className="size-4" aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={t('console.groups_down', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      >
        <ArrowDown className="size-4" aria-hidden />
      </IconButton>
    </>
  );
}

/** The list with one entry moved to another place. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
