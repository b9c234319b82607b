import type { ImportProblem, ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import { t } from '@rialto/texts/text.ts';
import { entityName, shownNumber } from './import-words.ts';

const HEAD = 'px-4 py-2.5 text-start text-sm font-semibold text-ink-soft';
const CELL = 'border-t border-hairline px-4 py-2.5 align-top';
const NUMBER = 'text-end tabular-nums';

/** How many rows of each table are or would be added, changed and left as they are. */
export function ReportTable({ report }: Pick<ImportSummary, 'report'>) {
  return (
    <div className="overflow-x-auto rounded-lg border border-hairline">
      <table className="w-full">
        <thead className="bg-sunken">
          <tr>
            <th className={HEAD}>{t('console.import_table')}</th>
            <th className={`${HEAD} ${NUMBER}`}>{t('console.import_added')}</th>
            <th className={`${HEAD} ${NUMBER}`}>{t('console.import_changed')}</th>
            <th className={`${HEAD} ${NUMBER}`}>{t('console.import_unchanged')}</th>
          </tr>
        </thead>
        <tbody>
          {report.map(({ entity, added, changed, unchanged }) => (
            <tr key={entity}>
              <td className={CELL}>{entityName(entity)}</td>
              {[added, changed, unchanged].map((count, at) => (
                <td key={at} className={`${CELL} ${NUMBER} ${count === 0 ? 'text-ink-faint' : 'font-semibold'}`}>
                  {shownNumber(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every problem with the line and the column where it is. */
export function ProblemTable({ problems, count }: { problems: readonly ImportProblem[]; count: number }) {
  return (
    <>
      <div
        className="max-h-112 overflow-auto rounded-lg border border-hairline"
        role="region"
        tabIndex={0}
        aria-label={t('console.import_problem_count', { count })}
      >
        <table className="w-full">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th className={HEAD}>{t('console.import_file')}</th>
              <th className={`${HEAD} ${NUMBER}`}>{t('console.import_line')}</th>
              <th className={HEAD}>{t('console.import_column')}</th>
              <th className={HEAD}>{t('console.import_problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ file, line, column, message }, at) => (
              <tr key={at}>
                <td className={`${CELL} text-ink-soft`}>
                  <bdi>{file}</bdi>
                </td>
                <td className={`${CELL} ${NUMBER}`}>{line > 0 && shownNumber(line)}</td>
                <td className={CELL}>
                  {column !== '' && <code className="rounded bg-sunken px-1.5 py-0.5 text-sm">{column}</code>}
                </td>
                <td className={`${CELL} min-w-64`}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > problems.length && (
        <p className="text-ink-soft">{t('console.import_more_problems', { count: count - problems.length })}</p>
      )}
    </>
  );
}
