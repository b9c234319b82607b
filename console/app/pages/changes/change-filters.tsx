import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { subjectName } from './change-subjects.ts';

type Props = {
  params: URLSearchParams;
  people: { id: number; name: string }[];
  subjects: string[];
  onChange: (params: URLSearchParams) => void;
};

export function ChangeFilters({ params, people, subjects, onChange }: Props) {
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    onChange(next);
  };
  const everything = { value: '', label: t('console.log_all') };
  return (
    <div className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <Select
        label={t('console.log_person')}
        value={params.get('person') ?? ''}
        options={[everything, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={({ currentTarget }) => set('person', currentTarget.value)}
      />
      <Select
        label={t('console.log_kind')}
        value={params.get('subject') ?? ''}
        options={[everything, ...subjects.map((value) => ({ value, label: subjectName(value) }))]}
        onChange={({ currentTarget }) => set('subject', currentTarget.value)}
      />
      <Input
        label={t('console.log_day')}
        type="date"
        value={params.get('day') ?? ''}
        onChange={({ currentTarget }) => set('day', currentTarget.value)}
      />
      <Button kind="ghost" disabled={params.size === 0} onClick={() => onChange(new URLSearchParams())}>
        {t('console.log_clear')}
      </Button>
    </div>
  );
}
