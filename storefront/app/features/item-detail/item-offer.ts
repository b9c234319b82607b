import { offerFor, type Offer } from '@rialto/rules/item/offer.ts';
import type { ItemSelection } from './use-item-selection.ts';

/** What the visitor may do with the current selection; `isOver` comes from the campaign countdown. */
export function itemOffer({ item, isCampaign, stock, line }: ItemSelection, isOver: boolean): Offer {
  const { available_time_starts: from, available_time_ends: until } = item;
  return offerFor({
    hours: from !== null && until !== null ? { from, until } : null,
    isWithinHours: item.available_now === 1,
    isStoreOpen: item.open === 1,
    canSchedule: item.schedule_order === 1,
    needsPrescription: item.is_prescription_required === 1,
    campaign: !isCampaign ? 'none' : isOver ? 'over' : 'running',
    stock,
    sameLine: line?.id ?? null,
  });
}
