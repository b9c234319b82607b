import type { Words } from '../goods/goods.ts';
import { randomFrom, seedOf } from '../pictures/random.ts';
import type { DealtStore } from './deal-stores.ts';
import { ecommerceAbouts } from './texts/ecommerce-abouts.ts';
import { foodAbouts } from './texts/food-abouts.ts';
import { groceryAbouts } from './texts/grocery-abouts.ts';
import { pharmacyAbouts } from './texts/pharmacy-abouts.ts';
import { neighbourhoods } from './texts/neighbourhoods.ts';

const abouts: Record<string, readonly (readonly [en: string, ar: string])[]> = {
  ...foodAbouts,
  ...groceryAbouts,
  ...pharmacyAbouts,
  ...ecommerceAbouts,
};

type DescribedStore = Pick<DealtStore, 'trade' | 'nameEn'> & { slug: string; addressEn: string; addressAr: string };

/** The description of a store: its speciality and its district. */
export function aboutStore({ trade, nameEn, slug, addressEn, addressAr }: DescribedStore): Words {
  const random = randomFrom(seedOf(`${slug}/about`));
  const said = abouts[trade];
  if (!said) throw new Error(`There is no description for ${nameEn}`);
  const [en, ar] = random.pick(said);
  const [nearEn, nearAr] = random.pick(neighbourhoods);
  const district = { en: districtIn(addressEn, ','), ar: districtIn(addressAr, '،') };
  return {
    en: `${en} ${nearEn.replace('{district}', district.en)}`,
    ar: `${ar} ${nearAr.replace('{district}', district.ar)}`,
  };
}

/** Addresses go from the door to the city: the part before the last is the district. */
function districtIn(address: string, comma: string): string {
  const parts = address.split(comma).map((part) => part.trim());
  return parts.at(-2) ?? address;
}
