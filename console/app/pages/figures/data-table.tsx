import { classNames } from '@rialto/ui/base/class-names.ts';
import { t } from '@rialto/texts/text.ts';
import type { TableColumn } from './csv.ts';

type Props<Row> = {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** The rows of a figure. It scrolls inside its box, which the keyboard reaches. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  if (rows.length === 0) return <p className="py-8 text-center text-ink-soft">{t('console.figures_nothing')}</p>;
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto rounded-md">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={classNames(HEAD, isNumber ? 'text-end' : 'text-start')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="hover:bg-wash">
              {columns.map(({ name, value, text, isNumber }) => (
                <td
                  key={name}
                  className={classNames(
                    CELL,
                    isNumber ? 'text-end whitespace-nowrap tabular-nums' : 'min-w-24 text-start',
                  )}
                >
                  {text ? text(row) : value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEAD =
  'sticky top-0 whitespace-nowrap border-b border-hairline bg-surface px-3 py-2 font-semibold text-ink-soft first:ps-0 last:pe-0';
const CELL = 'border-b border-hairline px-3 py-2 text-ink first:ps-0 last:pe-0';
