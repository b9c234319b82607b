import * as contract from '@rialto/contract/calls/console/categories.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { consoleCallOf } from '../console-call.ts';
import { addBrand, writeBrandChange } from './change-brand.ts';
import { addCategory, writeCategoryChange, writeCategoryOrder } from './change-category.ts';
import { addCondition, writeConditionChange } from './change-condition.ts';
import { listConsoleBrands, listConsoleCategories, listConsoleConditions, listSellingModules } from './list-groups.ts';
import { consoleBrand, consoleCategory, consoleCondition } from './groups.view.ts';

export function groupConsoleRoutes(app: App): void {
  bind(app, contract.listSellingModules, async (call) => {
    return { modules: await listSellingModules(app.db, call.scope.language) };
  });
  categoryRoutes(app);
  brandRoutes(app);
  conditionRoutes(app);
}

function categoryRoutes(app: App): void {
  bind(app, contract.listConsoleCategories, async (call) => {
    return { categories: await listConsoleCategories(app.db, call.query.module_id, await consoleCallOf(call)) };
  });
  bind(app, contract.addCategory, async (call) => {
    const console = await consoleCallOf(call);
    return consoleCategory(await addCategory(app.db, call.body, console), console);
  });
  bind(app, contract.changeCategory, async (call) => {
    const console = await consoleCallOf(call);
    const change = { id: call.params.id, changes: call.body, action: 'changeCategory' };
    const { changeId, row } = await inTransaction(app.db, (tx) => writeCategoryChange(tx, change, console));
    return { change_id: changeId, entry: consoleCategory(row, console) };
  });
  bind(app, contract.orderCategories, async (call) => {
    const console = await consoleCallOf(call);
    const order = { ids: call.body.ids, action: 'orderCategories' };
    return { change_id: await inTransaction(app.db, (tx) => writeCategoryOrder(tx, order, console)) };
  });
}

function brandRoutes(app: App): void {
  bind(app, contract.listConsoleBrands, async (call) => {
    return { brands: await listConsoleBrands(app.db, call.query.module_id, await consoleCallOf(call)) };
  });
  bind(app, contract.addBrand, async (call) => {
    const console = await consoleCallOf(call);
    return consoleBrand(await addBrand(app.db, call.body, console), console);
  });
  bind(app, contract.changeBrand, async (call) => {
    const console = await consoleCallOf(call);
    const change = { id: call.params.id, changes: call.body, action: 'changeBrand' };
    const { changeId, row } = await inTransaction(app.db, (tx) => writeBrandChange(tx, change, console));
    return { change_id: changeId, entry: consoleBrand(row, console) };
  });
}

function conditionRoutes(app: App): void {
  bind(app, contract.listConsoleConditions, async (call) => {
    return { conditions: await listConsoleConditions(app.db, await consoleCallOf(call)) };
  });
  bind(app, contract.addCondition, async (call) => {
    const console = await consoleCallOf(call);
    return consoleCondition(await addCondition(app.db, call.body, console), console);
  });
  bind(app, contract.changeCondition, async (call) => {
    const console = await consoleCallOf(call);
    const change = { id: call.params.id, changes: call.body, action: 'changeCondition' };
    const { changeId, row } = await inTransaction(app.db, (tx) => writeConditionChange(tx, change, console));
    return { change_id: changeId, entry: consoleCondition(row, console) };
  });
}
