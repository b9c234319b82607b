import type { Texts } from './texts.ts';

/** An entry of `module_promotions.video_steps`: one of the three steps told beside the film. */
export type VideoStep = { title: Texts; text: Texts };
