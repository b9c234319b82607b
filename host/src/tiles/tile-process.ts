import { drawTile } from '@rialto/demo/tiles/draw-tile.ts';
import { answerJobs } from '../painting/answer-jobs.ts';

// Its map of the city takes about 80 MB.
answerJobs(drawTile);
