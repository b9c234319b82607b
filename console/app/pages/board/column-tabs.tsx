import { t } from '@rialto/texts/text.ts';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { useState } from 'react';
import { boardColumns, type BoardColumn } from '../../features/orders/board-columns.ts';
import { number } from '../../words/times.ts';
import { columnText, type ShownColumns } from './columns.tsx';
import { OrderList } from './order-list.tsx';

/** One column at a time, for a phone. */
export function ColumnTabs({ columns, now, onRefuse }: ShownColumns) {
  const [active, setActive] = useState<BoardColumn>('new');
  return (
    <div className="-mx-4 flex min-h-0 flex-1 flex-col">
      <Tabs
        id="board"
        label={t('console.board_title')}
        active={active}
        onSelect={(id) => setActive(id as BoardColumn)}
        className="px-4"
        tabs={boardColumns.map((name) => ({ id: name, label: columnText(name), count: number(columns[name].length) }))}
      />
      {boardColumns.map((name) => (
        <TabPanel key={name} tabsId="board" id={name} active={active} className="flex min-h-0 flex-1 flex-col pt-3">
          <OrderList orders={columns[name]} now={now} onRefuse={onRefuse} />
        </TabPanel>
      ))}
    </div>
  );
}
