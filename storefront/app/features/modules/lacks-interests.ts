import { listCategories } from '@rialto/contract/calls/categories.ts';
import { readProfile } from '@rialto/contract/calls/account/profile.ts';
import { callApi, callApiIn } from '../../platform/api/api.ts';
import { declinedInterests } from '../../shared/declined-interests.ts';

/**
 * Whether the module has categories to choose from and the customer has chosen none of them. A device on which
 * the customer chose "Not now" does not ask a second time.
 */
export async function lacksInterests(moduleId: number): Promise<boolean> {
  if (declinedInterests().includes(moduleId)) return false;
  const [{ interest }, categories] = await Promise.all([
    callApi(readProfile, {}),
    callApiIn({ moduleId })(listCategories, { query: {} }),
  ]);
  return categories.length > 0 && !categories.some(({ id }) => interest.includes(id));
}
