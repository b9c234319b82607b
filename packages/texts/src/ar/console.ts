import { access } from './console/access.ts';
import { frame } from './console/frame.ts';

/** The console at /console. */
export const consoleTexts = {
  ...access,
  ...frame,
};
