import { updateInterest } from '@rialto/contract/calls/customer.ts';
import type { Category } from '@rialto/contract/shapes/category.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { listCategories } from '@rialto/contract/calls/categories.ts';
import { useEffect, useState } from 'react';
import { mirrorInterests } from '../../../platform/session/account.ts';
import { callApi, callApiIn } from '../../../platform/api/api.ts';

export type ModuleCategories = { module: Module; categories: Category[] };
export type InterestChoices = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; groups: ModuleCategories[] };

/** The categories of every module that has any. */
export function useOffered(modules: Module[], attempt: number): InterestChoices {
  const [answer, setAnswer] = useState<{ attempt: number; offered: InterestChoices } | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (offered: InterestChoices) => !isGone && setAnswer({ attempt, offered });
    void Promise.all(modules.map(categoriesOf)).then(
      (groups) => show({ kind: 'known', groups: groups.filter(({ categories }) => categories.length > 0) }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
    };
    // The modules of a location do not change while the page is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  return answer?.attempt === attempt ? answer.offered : { kind: 'loading' };
}

async function categoriesOf(module: Module): Promise<ModuleCategories> {
  return { module, categories: await callApiIn({ moduleId: module.id })(listCategories, { query: {} }) };
}

/** Returns the server's message. */
export async function saveInterests(ids: number[]): Promise<string> {
  const { message } = await callApi(updateInterest, { body: { interest: ids } });
  mirrorInterests(ids);
  return message;
}
