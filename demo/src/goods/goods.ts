import type { Texts } from '@rialto/database/documents/texts.ts';
import type { ObjectName } from '../pictures/objects.ts';

/** A text that the demo world always has in both languages. */
export type Words = Required<Texts>;

/** A group of options of a dish, such as its size. Prices are added to the dish's own, in minor units. */
export type OptionGroup = {
  name: Words;
  /** One value, or several between min and max. */
  pick: 'one' | 'some';
  min?: number;
  max?: number;
  isRequired: boolean;
  values: { label: Words; priceMinor: number }[];
};

/** Something bought with a dish and charged separately. */
export type Extra = { name: Words; priceMinor: number };

/** A property of an article, such as a colour or a size. */
export type Choice = { title: Words; options: { label: Words; addsMinor?: number }[] };

/** The time of day at which a dish is available. */
export type DayPart = 'breakfast' | 'lunch' | 'dinner' | 'late';

/** An item that stores of a trade sell. Each store sells some of its trade's goods at its own price near this one. */
export type Goods = {
  name: Words;
  /** One or two sentences that describe and advertise it. */
  about: Words;
  /** The key of a category without children. */
  category: string;
  priceMinor: number;
  /** What its picture is composed of, the thing itself first. */
  objects: readonly [ObjectName, ...ObjectName[]];
  unit?: Words;
  isVeg?: boolean;
  isOrganic?: boolean;
  needsPrescription?: boolean;
  /** The key of a brand of the module. */
  brand?: string;
  /** The key of a common condition it helps with. */
  condition?: string;
  options?: OptionGroup[];
  choices?: Choice[];
  extras?: Extra[];
  dayPart?: DayPart;
  mostPerOrder?: number;
};

export type GoodsCategory = {
  key: string;
  name: Words;
  objects: readonly [ObjectName, ...ObjectName[]];
  isFeatured?: boolean;
  children: { key: string; name: Words; objects: readonly [ObjectName, ...ObjectName[]] }[];
};

export type GoodsBrand = { key: string; name: Words; objects: readonly [ObjectName, ...ObjectName[]] };
export type GoodsCondition = { key: string; name: Words; objects: readonly [ObjectName, ...ObjectName[]] };

/** The goods of a module: categories, brands, and the goods of each trade. */
export type ModuleGoods<Trade extends string = string> = {
  categories: GoodsCategory[];
  brands: GoodsBrand[];
  conditions: GoodsCondition[];
  trades: Record<Trade, Goods[]>;
};
