import { answerJobs } from '../painting/answer-jobs.ts';
import { paintWith } from './paint-picture.ts';

// Demo pictures are stored as recipes. Their renderer is loaded only if one has to be drawn.
answerJobs(
  paintWith(async (recipe, width) => {
    const { drawRecipe } = await import('@rialto/demo/pictures/draw-picture.ts');
    return drawRecipe(recipe, width);
  }),
);
