import { runShopCommand } from './shop-command.ts';

/** The headers of an operator, who may call the console. */
export async function operatorHeaders(): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await runShopCommand('tools/staff.mjs', 'operator')}` };
}
