import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { Entity } from './entity.ts';
import { items } from './items.ts';
import { brands, categories, conditions } from './shelves.ts';
import { stores } from './stores.ts';

export const entities: Readonly<Record<ImportEntity, Entity>> = { brands, conditions, categories, stores, items };
