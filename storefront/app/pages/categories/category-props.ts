import type { CategoryAsked, CategoryPageData } from './category-list.ts';
import type { FoundCategory } from './find-category.ts';

export type CategoryProps = FoundCategory & { asked: CategoryAsked; page: number; first: CategoryPageData };
