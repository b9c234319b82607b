import { visibleText } from '@rialto/rules/text/visible-text.ts';
import { RefusalError } from '../../../platform/refuse.ts';

type Names = { fName: string; lName: string };

/** The names of an account; refuses a name of which nothing can be seen. */
export function checkNames(typed: Names): Names {
  const [fName, lName] = [visibleText(typed.fName), visibleText(typed.lName)];
  if (fName === null) throw new RefusalError({ code: 'f_name_required' });
  if (lName === null) throw new RefusalError({ code: 'l_name_required' });
  return { fName, lName };
}
