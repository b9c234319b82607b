import type { Sharp } from 'sharp';
import { bridge } from './compositions/bridge.ts';
import { group } from './compositions/group.ts';
import { mark } from './compositions/mark.ts';
import { compositions } from './compositions.ts';
import { logoStyles } from './logo-styles.ts';
import { paintScene } from './paint-scene.ts';
import { palettes } from './palettes.ts';
import { randomFrom } from './random.ts';
import { readRecipe, type PictureRecipe } from './recipe.ts';
import { scaledTo, type Scene, type Stage } from './scene.ts';

const SIGN_SIDE = 512;

/** A picture that is ready to be encoded. */
export type DrawnPicture = { image: Sharp; isTransparent: boolean };

/** Draws a picture directly in the width in which it is shown, and never wider than its recipe. */
export async function drawPicture(recipe: PictureRecipe, width = Infinity): Promise<DrawnPicture> {
  const scene = sceneOf(recipe);
  const painted = await paintScene(scaledTo(scene, Math.min(width, scene.width)));
  const isTransparent = recipe.kind === 'group';
  return { image: isTransparent ? painted : painted.removeAlpha(), isTransparent };
}

/** The same for an unvalidated recipe. */
export async function drawRecipe(recipe: unknown, width?: number): Promise<DrawnPicture> {
  return drawPicture(readRecipe(recipe), width);
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
