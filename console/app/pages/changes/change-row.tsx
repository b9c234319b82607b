import type { LoggedChange } from '@rialto/contract/calls/console/team/staff-changes.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { changeVerb, subjectName } from '../../words/change-subjects.ts';
import { momentText } from '../../words/moments.ts';

/** One change: who and when, what it was, and each value from and to. */
export function ChangeRow({ change }: { change: LoggedChange }) {
  const { at, person, action, subject, subject_id, before, after } = change;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const tone = before === null ? 'success' : after === null ? 'danger' : 'neutral';
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[15rem_1fr]">
      <div>
        <p className="font-semibold text-ink">{person.name}</p>
        <time dateTime={at} className="text-sm text-ink-soft">
          {momentText(at)}
        </time>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{changeVerb(change)}</Badge>
          <span className="font-semibold text-ink">
            {subjectName(subject)} <bdi className="font-normal text-ink-soft">{subject_id}</bdi>
          </span>
          <code className="text-xs text-ink-faint" dir="ltr">
            {action}
          </code>
        </p>
        {names.length > 0 && <Values names={names} before={before} after={after} />}
      </div>
    </li>
  );
}

type Side = LoggedChange['before'];

function Values({ names, before, after }: { names: string[]; before: Side; after: Side }) {
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">
            <bdi>{name.replaceAll('_', ' ')}</bdi>
          </dt>
          <dd className="min-w-0 break-words text-ink">
            {before !== null && <del className="text-ink-soft">{valueText(before[name])}</del>}
            {before !== null && after !== null && (
              <span aria-hidden className="mx-1.5 inline-block text-ink-faint rtl:-scale-x-100">
                →
              </span>
            )}
            {after !== null && <ins className="no-underline">{valueText(after[name])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LONGEST = 300;

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return t('console.log_nothing');
  if (value === true) return t('console.log_yes');
  if (value === false) return t('console.log_no');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
