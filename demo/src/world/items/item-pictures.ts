import type { SellingModule } from '../../goods/all-goods.ts';
import type { Look } from '../../goods/looks/looks.ts';
import { looksOf, type LooksInput } from '../../goods/looks/looks-of.ts';
import type { CompositionName } from '../../pictures/compositions.ts';
import { isObjectName } from '../../pictures/objects.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import { picture, type Picture } from '../../pictures/picture.ts';
import { randomFrom, seedOf, type Random } from '../../pictures/random.ts';
import { isServed } from '../../pictures/served.ts';
import { coats, held, shapeOf, type Subject } from '../../pictures/subject.ts';
import { leastRecent } from '../least-recent.ts';
import type { Speciality } from '../specialities/speciality.ts';

export type ItemPictures = { picture: Picture; gallery: Picture[] };
export type ItemPhotographer = (slug: string, goods: LooksInput, views: number) => ItemPictures;

const SIDE = 800;

/** Upright objects are shown from the side, lying ones from above. */
const standingViews: CompositionName[] = ['pedestal', 'closeup', 'alcove', 'sweep', 'terrace', 'sunbeam', 'spread'];
const lyingViews: CompositionName[] = ['flatlay', 'spread', 'papercut', 'marble', 'sunbeam'];
const servedViews: CompositionName[] = ['tray', ...lyingViews];

/** The most things beside the goods: ingredients belong to a dish, but a moon beside a packet of tablets puzzles. */
const besides: Record<SellingModule, number> = { food: 2, grocery: 1, pharmacy: 0, ecommerce: 0 };

type Studio = {
  module: SellingModule;
  speciality: Speciality;
  calm: PaletteName[];
  /** The looks of all items in the zone: no two are alike, so neighbours in a list never are. */
  taken: Set<string>;
};

type Setting = { subject: Subject; beside: Subject[]; composition: CompositionName; palette: PaletteName };

const MOST_TRIES = 40;

/** Creates the pictures of a store's items in their order, and avoids looks that the store has shown recently. */
export function itemPhotographer({ module, speciality, calm, taken }: Studio): ItemPhotographer {
  const colours = [...new Set([...speciality.palettes, ...calm])];
  const freshComposition = leastRecent<CompositionName>(3);
  const freshPalette = leastRecent<PaletteName>(4);
  const freshCoat = leastRecent<string>(6);
  const freshLook = leastRecent<`${Look}/${string}`>(8);

  function choose(goods: LooksInput, random: Random): Setting {
    const { looks, contents } = looksOf(module, goods);
    const [hero, ...others] = goods.objects;
    const able = looks.map((look) => `${look}/${look === 'bare' ? hero : contents}` as const);
    const look = freshLook(random, able).split('/')[0] as Look;
    const subject = look === 'bare' ? hero : held(look, contents, Number(freshCoat(random, coats)));
    const beside = others.filter((other) => other !== contents).slice(0, besides[module]);
    const composition = freshComposition(random, viewsOf(subject, beside.length > 0));
    return { subject, beside, composition, palette: freshPalette(random, colours) };
  }

  return (slug, goods, views) => {
    const random = randomFrom(seedOf(`${slug}/picture`));
    let setting = choose(goods, random);
    for (let tries = 1; taken.has(nameOf(setting)) && tries < MOST_TRIES; tries += 1) setting = choose(goods, random);
    taken.add(nameOf(setting));
    const { subject, beside, composition } = setting;
    const able = viewsOf(subject, beside.length > 0).filter((other) => other !== composition);
    const more = random.shuffled(able).slice(0, views);
    return {
      picture: shot(`item-${slug}`, setting, random),
      gallery: more.map((other) => shot(`view-${slug}`, { ...setting, composition: other }, random)),
    };
  };
}

function nameOf({ subject, composition, palette }: Setting): string {
  return `${subject} ${composition} ${palette}`;
}

/** A flat lay has two small sheets, which would stay empty without anything beside the goods. */
function viewsOf(subject: Subject, hasMore: boolean): CompositionName[] {
  if (shapeOf(subject).pose === 'stands') return standingViews;
  const views = isObjectName(subject) && isServed(subject) ? servedViews : lyingViews;
  return hasMore ? views : views.filter((view) => view !== 'flatlay');
}

function shot(name: string, { subject, beside, composition, palette }: Setting, random: Random): Picture {
  const seed = random.whole(1, 2 ** 31);
  const objects = [subject, ...beside];
  return picture(name, { kind: 'composed', width: SIDE, height: SIDE, composition, palette, seed, objects });
}
