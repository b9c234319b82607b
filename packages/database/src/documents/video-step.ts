import type { Texts } from './texts.ts';

/** An entry of `module_promotions.video_steps`: one of the three steps shown beside the video. */
export type VideoStep = { title: Texts; text: Texts };
