import type { GoodsCategory, Words } from '../../goods/goods.ts';
import { goodsSoldIn } from '../../goods/all-goods.ts';
import type { Picture } from '../../pictures/picture.ts';
import { modules } from '../modules.ts';
import { slugOf } from '../slug.ts';
import { brandPicture, categoryPicture, conditionPicture } from './catalogue-pictures.ts';

type CatalogueEntry = { id: number; slug: string; name: Words; picture: Picture };
export type PlannedCategory = CatalogueEntry & {
  key: string;
  moduleId: number;
  parentId: number | null;
  featured: boolean;
  position: number;
};
export type PlannedBrand = CatalogueEntry & { key: string; moduleId: number };
export type PlannedCondition = CatalogueEntry & { key: string; position: number };

/** The categories, brands and conditions that the operator sets up before the first store. */
export type Catalogue = { categories: PlannedCategory[]; brands: PlannedBrand[]; conditions: PlannedCondition[] };

type PictureSource = Pick<GoodsCategory, 'key' | 'objects'>;

const IDS_PER_MODULE = 1000;
const IDS_PER_PARENT = 20;

export function planCatalogue(): Catalogue {
  const unique = uniqueSlugs();
  const categories = modules.flatMap((module) => {
    const parents = goodsSoldIn(module.type)?.categories ?? [];
    return parents.flatMap((parent, place) => {
      const id = module.id * IDS_PER_MODULE + (place + 1) * IDS_PER_PARENT;
      const shared = { moduleId: module.id, featured: false };
      /** Categories with the same object are shown in different holders. */
      const look = ({ objects, key }: PictureSource, siblings: PictureSource[]) => {
        const alike = siblings.filter((sibling) => sibling.objects[0] === objects[0]);
        const turn = alike.findIndex((sibling) => sibling.key === key);
        return categoryPicture(module.type, key, objects, turn);
      };
      const top: PlannedCategory = {
        ...{ ...shared, id, key: parent.key, name: parent.name, parentId: null, position: place + 1 },
        featured: parent.isFeatured ?? false,
        slug: unique(slugOf(parent.name.en), module.type),
        picture: look(parent, parents),
      };
      const children = parent.children.map(({ key, name, objects }, index, siblings): PlannedCategory => ({
        ...{ ...shared, id: id + index + 1, key, name, parentId: id, position: index + 1 },
        slug: unique(slugOf(name.en), module.type),
        picture: look({ objects, key }, siblings),
      }));
      return [top, ...children];
    });
  });
  return { categories, brands: planBrands(), conditions: planConditions() };
}

function planBrands(): PlannedBrand[] {
  const unique = uniqueSlugs();
  return modules.flatMap((module) =>
    (goodsSoldIn(module.type)?.brands ?? []).map(({ key, name, objects }, index) => ({
      ...{ id: module.id * IDS_PER_MODULE + index + 1, key, name, moduleId: module.id },
      slug: unique(slugOf(name.en), module.type),
      picture: brandPicture(key, name, objects, index),
    })),
  );
}

function planConditions(): PlannedCondition[] {
  const conditions = modules.flatMap(({ type }) => goodsSoldIn(type)?.conditions ?? []);
  return conditions.map(({ key, name, objects }, index) => ({
    ...{ id: index + 1, key, name, slug: slugOf(name.en), position: index + 1 },
    picture: conditionPicture(key, objects, index),
  }));
}

/**
 * Two modules may both have tea: the slug of the later one contains the module, and that of a nested category its
 * parent.
 */
function uniqueSlugs(): (slug: string, moduleType: string) => string {
  const taken = new Set<string>();
  return (slug, moduleType) => {
    const forms = [slug, `${slug}-${moduleType}`, `all-${slug}`, `more-${slug}`];
    const free = forms.find((form) => !taken.has(form));
    if (!free) throw new Error(`Too many things are called ${slug}`);
    taken.add(free);
    return free;
  };
}
