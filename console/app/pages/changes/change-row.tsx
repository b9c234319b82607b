import type { LoggedChange } from '@rialto/contract/calls/console/team/staff-changes.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useShop } from '../../platform/shop.ts';
import { momentText } from '../../words/moments.ts';
import { useMoney } from '../../words/use-money.ts';
import { actionName } from './change-actions.ts';
import { fieldName } from './change-fields.ts';
import { subjectName } from './change-subjects.ts';
import { UndoButton } from './undo-button.tsx';
import { valueText } from './value-text.ts';

const MOST_SHOWN = 4;
/** Things with a page of their own, whose address is the kind and the number. */
const pages: Readonly<Record<string, string>> = {
  order: 'orders',
  item: 'items',
  store: 'stores',
  customer: 'customers',
  zone: 'zones',
};

/** One change: who and when, what it was, and each value from and to. */
export function ChangeRow({ change, isUndoable }: { change: LoggedChange; isUndoable: boolean }) {
  const { at, person, before, after } = change;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const [shown, more] = [names.slice(0, MOST_SHOWN), names.slice(MOST_SHOWN)];
  const tone = before === null ? 'success' : after === null ? 'danger' : 'neutral';
  return (
    <li className="grid gap-x-6 gap-y-1 p-4 md:grid-cols-[13rem_1fr]">
      <div>
        <p className="font-semibold text-ink">
          <bdi>{person.name}</bdi>
        </p>
        <time dateTime={at} className="text-sm text-ink-soft">
          {momentText(at)}
        </time>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <p className="flex flex-wrap items-center gap-2">
            <Subject change={change} />
            <Badge tone={tone}>{actionName(change)}</Badge>
          </p>
          {isUndoable && <UndoButton change={change} />}
        </div>
        {shown.length > 0 && <Values names={shown} before={before} after={after} />}
        {more.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="cursor-pointer font-medium text-ink-soft hover:text-ink">
              {t('console.log_more_values', { count: more.length })}
            </summary>
            <Values names={more} before={before} after={after} />
          </details>
        )}
      </div>
    </li>
  );
}

function Subject({ change: { subject, subject_id, after } }: { change: LoggedChange }) {
  const page = after === null ? undefined : pages[subject];
  const text = (
    <>
      {subjectName(subject)} <bdi className="font-normal text-ink-soft">{subject_id}</bdi>
    </>
  );
  if (!page) return <span className="font-semibold text-ink">{text}</span>;
  return (
    <Link to={`/${page}/${subject_id}`} className="font-semibold text-ink hover:underline">
      {text}
    </Link>
  );
}

type Side = LoggedChange['before'];

function Values({ names, before, after }: { names: string[]; before: Side; after: Side }) {
  const digits = useShop()?.digit_after_decimal_point ?? 2;
  const money = { digits, text: useMoney() };
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="min-w-36 text-ink-soft">{fieldName(name)}</dt>
          <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">
            {before !== null && (
              <del className="text-ink-soft decoration-ink-faint">
                <bdi>{valueText(name, before[name], money)}</bdi>
              </del>
            )}
            {before !== null && after !== null && (
              <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 text-ink-faint rtl:-scale-x-100" />
            )}
            {after !== null && (
              <ins className="no-underline">
                <bdi>{valueText(name, after[name], money)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
