import { access } from './console/access.ts';
import { board } from './console/board.ts';
import { frame } from './console/frame.ts';

/** The console at /console. The storefront does not load these texts. */
export const consoleTexts = {
  ...access,
  ...board,
  ...frame,
};
