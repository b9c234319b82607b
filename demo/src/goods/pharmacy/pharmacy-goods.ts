import type { pharmacyStores } from '../../world/names/pharmacy-stores.ts';
import type { ModuleGoods } from '../goods.ts';
import { babyGoods } from './baby.ts';
import { beautyGoods } from './beauty.ts';
import { pharmacyBrands } from './brands.ts';
import { pharmacyCategories } from './categories.ts';
import { pharmacyConditions } from './conditions.ts';
import { herbalGoods } from './herbal.ts';
import { medicalSuppliesGoods } from './medical-supplies.ts';
import { pharmacyGoods as generalGoods } from './pharmacy.ts';
import { vitaminsGoods } from './vitamins.ts';

/** What the pharmacies of the city sell. */
export const pharmacyGoods: ModuleGoods<keyof typeof pharmacyStores> = {
  categories: pharmacyCategories,
  brands: pharmacyBrands,
  conditions: pharmacyConditions,
  trades: {
    pharmacy: generalGoods,
    herbal: herbalGoods,
    beauty: beautyGoods,
    baby: babyGoods,
    vitamins: vitaminsGoods,
    medicalSupplies: medicalSuppliesGoods,
  },
};
