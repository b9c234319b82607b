import { listCategories } from '@rialto/contract/calls/categories.ts';
import type { Category } from '@rialto/contract/shapes/category.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api.ts';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { deliveryName, flagName } from './filter-names.ts';
import { deliveryTypes, storeFlags, storesPath, type DeliveryType, type StoresFilter } from './stores-filter.ts';

/** The filter panel. Each choice applies immediately. */
export function StoresFilterPanel({ filter: shown }: { filter: StoresFilter }) {
  const navigate = useNavigate();
  // Optimistic: the choice shows before the list has loaded.
  const [filter, setFilter] = useState(shown);
  const change = (next: Partial<StoresFilter>) => {
    setFilter({ ...filter, ...next });
    void navigate(storesPath({ ...filter, ...next }), { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        className="wide:hidden"
        name="delivery-type"
        legend={t('stores.delivery_type')}
        value={filter.type}
        onChange={(type) => change({ type: type as DeliveryType })}
        options={deliveryTypes.map((value) => ({ value, label: deliveryName(value) }))}
      />
      <div>
        {storeFlags.map((flag) => (
          <Switch
            key={flag}
            label={flagName(flag)}
            checked={filter.flags.includes(flag)}
            onChange={({ target }) =>
              change({
                flags: storeFlags.filter((one) => (one === flag ? target.checked : filter.flags.includes(one))),
              })
            }
          />
        ))}
      </div>
      <CategoryChoice chosen={filter.categoryId} onChoose={(categoryId) => change({ categoryId })} />
    </div>
  );
}

type ChoiceProps = { chosen: number | null; onChoose: (id: number | null) => void };

function CategoryChoice({ chosen, onChoose }: ChoiceProps) {
  const categories = useCategories();
  if (categories === 'failed') return null;
  if (!categories) return <SkeletonText lines={5} />;
  return (
    <RadioGroup
      name="category"
      legend={t('stores.categories')}
      value={chosen === null ? '' : String(chosen)}
      onChange={(value) => onChoose(value === '' ? null : Number(value))}
      options={[
        { value: '', label: t('stores.every_category') },
        ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}

function useCategories(): Category[] | 'failed' | null {
  const [categories, setCategories] = useState<Category[] | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    callApi(listCategories, {}).then(
      (found) => !isGone && setCategories(found),
      () => !isGone && setCategories('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return categories;
}
