import type { Staff } from '../../../platform/crew.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';

/** The caller, the time, and how amounts, texts and pictures are written for them. */
export type ConsoleCall = Pick<Viewer, 'now' | 'digits' | 'media' | 'language'> & { staff: Staff };

export async function consoleCallOf(call: {
  staff: Staff | null;
  viewer: () => Promise<Viewer>;
}): Promise<ConsoleCall> {
  const { now, digits, media, language } = await call.viewer();
  return { staff: staffOf(call), now, digits, media, language };
}
