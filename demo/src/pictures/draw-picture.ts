import { bridge } from './compositions/bridge.ts';
import { group } from './compositions/group.ts';
import { mark } from './compositions/mark.ts';
import { compositions } from './compositions.ts';
import { logoStyles } from './logo-styles.ts';
import { paintScene } from './paint-scene.ts';
import { palettes } from './palettes.ts';
import { randomFrom } from './random.ts';
import { readRecipe, type PictureRecipe } from './recipe.ts';
import type { Scene, Stage } from './scene.ts';

const SIGN_SIDE = 512;

/** The original of a picture: JPEG if it fills its frame, lossless WebP if it is transparent. */
export async function drawPicture(recipe: PictureRecipe): Promise<Buffer> {
  const painted = await paintScene(sceneOf(recipe));
  if (recipe.kind === 'group') return painted.webp({ lossless: true, effort: 2 }).toBuffer();
  return painted.removeAlpha().jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The same for an unvalidated recipe. */
export async function drawRecipe(recipe: unknown): Promise<Buffer> {
  return drawPicture(readRecipe(recipe));
}

function sceneOf(recipe: PictureRecipe): Scene {
  switch (recipe.kind) {
    case 'bridge':
      return bridge();
    case 'mark':
      return mark();
    case 'group': {
      const stage = stageOf(recipe.objects, 'cocoa', 1, SIGN_SIDE, SIGN_SIDE);
      return { ...stage, shade: '#2a1a10', layers: group(stage) };
    }
    case 'logo': {
      const stage = stageOf(recipe.objects, recipe.palette, recipe.seed, SIGN_SIDE, SIGN_SIDE);
      return {
        ...stage,
        shade: stage.palette.shade,
        layers: logoStyles[recipe.style]({ ...stage, letter: recipe.letter }),
      };
    }
    case 'composed': {
      const stage = stageOf(recipe.objects, recipe.palette, recipe.seed, recipe.width, recipe.height);
      return { ...stage, shade: stage.palette.shade, layers: compositions[recipe.composition](stage) };
    }
  }
}

function stageOf(
  objects: Stage['objects'],
  palette: keyof typeof palettes,
  seed: number,
  width: number,
  height: number,
): Stage {
  return { width, height, palette: palettes[palette], objects, random: randomFrom(seed) };
}
