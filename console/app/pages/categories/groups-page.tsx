import { t, type TextKey } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Tabs } from '@rialto/ui/lists/tabs.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { useModules } from '../../features/catalogue/choices.ts';
import { BrandList } from './brand-list.tsx';
import { CategoryTree } from './category-tree.tsx';
import { ConditionList } from './condition-list.tsx';

type Kind = 'categories' | 'brands' | 'conditions';
const kinds: Kind[] = ['categories', 'brands', 'conditions'];
const labels = {
  categories: 'console.groups_categories',
  brands: 'console.groups_brands',
  conditions: 'console.groups_conditions',
} as const satisfies Record<string, TextKey>;

/** Categories, brands and conditions: what items are sorted by. */
export function GroupsPage() {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<number | null>(null);
  const modules = useModules();
  const active = kinds.find((kind) => kind === params.get('kind')) ?? 'categories';
  const moduleId = chosen ?? modules[0]?.id;
  return (
    <>
      <PageHeader title={t('console.groups_title')} text={t('console.groups_text')} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <Tabs
          id="groups"
          label={t('console.groups_title')}
          active={active}
          tabs={kinds.map((kind) => ({ id: kind, label: t(labels[kind]) }))}
          onSelect={(kind) => setParams({ kind }, { replace: true })}
        />
        {active !== 'conditions' && (
          <Select
            className="w-56"
            label={t('console.stores_module')}
            value={String(moduleId ?? '')}
            options={modules.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        )}
      </div>
      <div role="tabpanel" aria-label={t(labels[active])}>
        {active === 'categories' && moduleId !== undefined && <CategoryTree key={moduleId} moduleId={moduleId} />}
        {active === 'brands' && moduleId !== undefined && <BrandList key={moduleId} moduleId={moduleId} />}
        {active === 'conditions' && <ConditionList />}
      </div>
    </>
  );
}
