import type { AddOnRecord, StoreAddOn } from '../../catalog/catalog.public.ts';

/** The add-ons of a store while its items are imported. Add-ons are known by their English name. */
export type AddOnPlan = {
  /** False if another item of the file says something else about an add-on of this name. */
  want(addOn: AddOnRecord): boolean;
  /** Those that no row has yet; they get their ids here. */
  takeNew(ids: readonly number[]): StoreAddOn[];
  newCount(): number;
  /** Those whose Arabic name or price changes. */
  changed(): StoreAddOn[];
  idsOf(addOns: readonly AddOnRecord[]): number[];
};

export function planAddOns(stored: readonly StoreAddOn[]): AddOnPlan {
  const byName = Map.groupBy(stored, ({ nameEn }) => nameEn);
  const wanted = new Map<string, AddOnRecord>();
  const added = new Map<string, StoreAddOn>();
  const exact = (addOn: AddOnRecord) => byName.get(addOn.nameEn)?.find((each) => isSame(each, addOn));
  const waiting = () => [...wanted.values()].filter(({ nameEn }) => !byName.has(nameEn) && !added.has(nameEn));

  return {
    want(addOn) {
      const former = wanted.get(addOn.nameEn);
      if (former && !isSame(former, addOn) && !exact(addOn)) return false;
      if (!former || exact(former)) wanted.set(addOn.nameEn, addOn);
      return true;
    },
    takeNew(ids) {
      const rows = waiting().map((addOn, at) => ({ ...addOn, id: ids[at] ?? 0 }));
      for (const row of rows) added.set(row.nameEn, row);
      return rows;
    },
    newCount: () => waiting().length,
    changed: () =>
      [...wanted.values()].flatMap((addOn) => {
        const [first] = byName.get(addOn.nameEn) ?? [];
        return first && !exact(addOn) ? [{ ...addOn, id: first.id }] : [];
      }),
    idsOf: (addOns) =>
      addOns.flatMap(
        (addOn) => exact(addOn)?.id ?? byName.get(addOn.nameEn)?.[0]?.id ?? added.get(addOn.nameEn)?.id ?? [],
      ),
  };
}

function isSame(a: AddOnRecord, b: AddOnRecord): boolean {
  return a.nameEn === b.nameEn && (a.nameAr ?? '') === (b.nameAr ?? '') && a.priceMinor === b.priceMinor;
}
