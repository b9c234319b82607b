import { access } from './console/access.ts';
import { board } from './console/board.ts';
import { frame } from './console/frame.ts';

/** The console at /console. */
export const consoleTexts = {
  ...access,
  ...board,
  ...frame,
};
