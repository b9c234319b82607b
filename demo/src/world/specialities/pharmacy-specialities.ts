import type { pharmacyStores } from '../names/pharmacy-stores.ts';
import { shop, type Speciality } from './speciality.ts';

export const pharmacySpecialities: Record<keyof typeof pharmacyStores, Speciality> = {
  pharmacy: shop(
    [
      'pill',
      'lotion',
      'bandage',
      'thermometer',
      'stethoscope',
      'medicalSign',
      'heart',
      'drop',
      'soap',
      'syringe',
      'toothbrush',
      'shield',
    ],
    ['mint', 'sky', 'ice', 'aqua', 'blush', 'lagoon', 'lilac'],
    ['podium', 'steps', 'corner', 'tiles', 'bleed', 'orbit', 'shelf'],
    [15, 30],
    ['always', 'allDay', 'pastMidnight', 'always', 'early', 'fridayAfternoon'],
  ),
  herbal: shop(
    ['sprout', 'herb', 'jar', 'teapot', 'tea', 'honey', 'lemon', 'ginger', 'daisy', 'leaves'],
    ['sage', 'olive', 'cream', 'forest'],
    ['tabletop', 'arcade', 'corner', 'shelf', 'steps'],
    [30, 45],
  ),
  beauty: shop(
    ['lotion', 'lipstick', 'mirror', 'nailPolish', 'soap', 'comb', 'blossom', 'sparkles', 'lotus'],
    ['blush', 'rose', 'apricot', 'lilac', 'cream'],
    ['podium', 'steps', 'orbit', 'corner', 'hills', 'arcade'],
    [30, 50],
  ),
  baby: shop(
    ['babyBottle', 'teddy', 'soap', 'lotion', 'heart', 'chick', 'blocks', 'sparkles', 'milk'],
    ['sky', 'butter', 'blush', 'mint'],
    ['hills', 'podium', 'shelf', 'orbit', 'steps'],
    [25, 45],
  ),
  vitamins: shop(
    ['pill', 'orange', 'lemon', 'bolt', 'sun', 'avocado', 'milk', 'blueberries', 'heart', 'egg'],
    ['saffron', 'aqua', 'coral', 'butter'],
    ['orbit', 'bleed', 'podium', 'tiles', 'corner'],
    [25, 40],
  ),
  medicalSupplies: shop(
    ['stethoscope', 'thermometer', 'bandage', 'microscope', 'testTube', 'shield', 'glasses', 'heart', 'syringe'],
    ['ice', 'ink', 'sky', 'lagoon'],
    ['tiles', 'corner', 'podium', 'bleed', 'orbit'],
    [35, 60],
    ['officeHours', 'allDay', 'twoShifts'],
  ),
};
