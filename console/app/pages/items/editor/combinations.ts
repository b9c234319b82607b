import type { ItemFields } from './item-fields.ts';

type Options = ItemFields['choice_options'];
type Variations = ItemFields['variations'];

const SEPARATOR = ' · ';

/** One variation for each combination of options. One with the same name keeps its key, price and stock. */
export function combinationsOf(options: Options, known: Variations, price: number): Variations {
  const properties = options.filter(({ options: values }) => values.some(({ en }) => en !== ''));
  if (properties.length === 0) return [];
  const labels = properties.reduce<{ en: string[]; ar: (string | null)[] }[]>(
    (all, { options: values }) =>
      all.flatMap(({ en, ar }) =>
        values.filter((value) => value.en !== '').map((value) => ({ en: [...en, value.en], ar: [...ar, value.ar] })),
      ),
    [{ en: [], ar: [] }],
  );
  const isCounted = known.some(({ stock }) => stock !== null);
  return labels.map(({ en, ar }) => {
    const label = {
      en: en.join(SEPARATOR),
      ar: ar.every((text) => text !== null) ? ar.join(SEPARATOR) : null,
    };
    const former = known.find((variation) => variation.label.en === label.en);
    return former ? { ...former, label } : { key: '', label, price, stock: isCounted ? 0 : null };
  });
}
