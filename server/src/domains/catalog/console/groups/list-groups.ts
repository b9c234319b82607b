import type {
  ConsoleBrand,
  ConsoleCategory,
  ConsoleCondition,
  SellingModule,
} from '@rialto/contract/calls/console/categories.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { ModuleId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { textIn } from '../../../../platform/wire-values.ts';
import type { ConsoleCall } from '../console-call.ts';
import { allBrands, allCategories, allConditions, sellingModules } from './groups.sql.ts';
import { consoleBrand, consoleCategory, consoleCondition } from './groups.view.ts';

export async function listSellingModules(db: Sql, language: Language): Promise<SellingModule[]> {
  const modules = await sellingModules(db);
  return modules.map(({ id, type, nameEn, nameAr, isActive }) => ({
    id,
    type: type as ModuleType,
    name: textIn(language, nameEn, nameAr),
    active: isActive,
  }));
}

export async function listConsoleCategories(
  db: Sql,
  moduleId: ModuleId | undefined,
  view: ConsoleCall,
): Promise<ConsoleCategory[]> {
  return (await allCategories(db, moduleId)).map((row) => consoleCategory(row, view));
}

export async function listConsoleBrands(
  db: Sql,
  moduleId: ModuleId | undefined,
  view: ConsoleCall,
): Promise<ConsoleBrand[]> {
  return (await allBrands(db, moduleId)).map((row) => consoleBrand(row, view));
}

export async function listConsoleConditions(db: Sql, view: ConsoleCall): Promise<ConsoleCondition[]> {
  return (await allConditions(db)).map((row) => consoleCondition(row, view));
}
