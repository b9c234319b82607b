import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';

type Props<Row> = {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  newRow: () => Row;
  addLabel: string;
  maxCount: number;
  /** Rows that were saved before cannot always be removed. */
  canRemove?: (row: Row) => boolean;
  /** The fields of a row are in one line. */
  isCompact?: boolean;
  children: (row: Row, change: (row: Row) => void) => ReactNode;
};

/** Rows of fields that are added, removed and moved; their order is the order in the shop. */
export function RowList<Row>({ rows, onChange, newRow, addLabel, maxCount, children, ...rest }: Props<Row>) {
  const { canRemove, isCompact = false } = rest;
  const move = (from: number, to: number) =>
    onChange(rows.filter((_, at) => at !== from).toSpliced(to, 0, rows[from] as Row));
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          // Rows have no identity besides their place until they are saved.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={at}
            className={classNames(
              'flex gap-2',
              isCompact ? 'items-center' : 'items-start rounded-md border border-hairline p-3',
            )}
          >
            <div className={classNames('flex min-w-0 flex-1 gap-3', isCompact ? 'items-center' : 'flex-col')}>
              {children(row, (next) => onChange(rows.toSpliced(at, 1, next)))}
            </div>
            <RowButtons
              isCompact={isCompact}
              place={at + 1}
              isLast={at === rows.length - 1}
              onUp={() => move(at, at - 1)}
              onDown={() => move(at, at + 1)}
              onRemove={canRemove?.(row) === false ? null : () => onChange(rows.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        kind="secondary"
        size="sm"
        className="self-start"
        disabled={rows.length >= maxCount}
        icon={<Plus className="size-4" aria-hidden />}
        onClick={() => onChange([...rows, newRow()])}
      >
        {addLabel}
      </Button>
    </div>
  );
}

type ButtonProps = {
  isCompact: boolean;
  place: number;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: (() => void) | null;
};

function RowButtons({ isCompact, place, isLast, onUp, onDown, onRemove }: ButtonProps) {
  return (
    <div className={classNames('flex shrink-0', !isCompact && 'flex-col')}>
      {onRemove && (
        <IconButton size="sm" label={t('console.lists_remove', { place })} onClick={onRemove}>
          <X className="size-4" aria-hidden />
        </IconButton>
      )}
      <IconButton size="sm" label={t('console.lists_up', { place })} disabled={place === 1} onClick={onUp}>
        <ChevronUp className="size-4" aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('console.lists_down', { place })} disabled={isLast} onClick={onDown}>
        <ChevronDown className="size-4" aria-hidden />
      </IconButton>
    </div>
  );
}
