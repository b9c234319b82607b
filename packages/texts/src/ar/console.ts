import { frame } from './console/frame.ts';

/** The console at /console. */
export const consoleTexts = {
  ...frame,
};
