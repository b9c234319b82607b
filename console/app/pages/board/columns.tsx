import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { boardColumns, type BoardColumn } from '../../features/orders/board-columns.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { number } from '../../words/times.ts';
import { OrderList } from './order-list.tsx';

export type ShownColumns = {
  columns: Record<BoardColumn, OrderOnBoard[]>;
  now: number;
  onRefuse: (order: OrderOnBoard) => void;
};

/** All columns side by side; an empty one takes less room, unless all are. */
export function Columns({ columns, now, onRefuse }: ShownColumns) {
  const isQuiet = boardColumns.every((name) => columns[name].length === 0);
  return (
    <div className="-mx-4 flex min-h-0 flex-1 snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 lg:-mx-4">
      {boardColumns.map((name) => (
        <section
          key={name}
          aria-labelledby={`column-${name}`}
          className={classNames(
            'flex min-h-0 shrink-0 snap-start flex-col rounded-lg bg-sunken',
            !isQuiet && columns[name].length === 0 ? 'w-32 xl:w-36' : 'min-w-60 flex-1 xl:min-w-52',
          )}
        >
          <h2
            id={`column-${name}`}
            className="flex items-center justify-between gap-2 px-3.5 pt-3 pb-2 text-md font-bold"
          >
            {columnText(name)}
            <span className="text-ink-soft tabular-nums">{number(columns[name].length)}</span>
          </h2>
          <OrderList orders={columns[name]} now={now} onRefuse={onRefuse} />
        </section>
      ))}
    </div>
  );
}

export function columnText(name: BoardColumn): string {
  const texts: Record<BoardColumn, string> = {
    new: t('console.board_new'),
    confirmed: t('console.board_confirmed'),
    preparing: t('console.board_preparing'),
    ready: t('console.board_ready'),
    on_the_way: t('console.board_on_the_way'),
  };
  return texts[name];
}
