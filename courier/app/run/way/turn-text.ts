import { t } from '@rialto/texts/text.ts';
import { distanceText } from '../words.ts';
import type { Turn } from './turns.ts';

export function turnText({ kind, metres }: Turn): string {
  const distance = { distance: distanceText(metres) };
  const texts: Record<Turn['kind'], string> = {
    north: t('courier.north', distance),
    northeast: t('courier.northeast', distance),
    east: t('courier.east', distance),
    southeast: t('courier.southeast', distance),
    south: t('courier.south', distance),
    southwest: t('courier.southwest', distance),
    west: t('courier.west', distance),
    northwest: t('courier.northwest', distance),
    left: t('courier.turn_left', distance),
    right: t('courier.turn_right', distance),
    back: t('courier.turn_back', distance),
  };
  return texts[kind];
}
