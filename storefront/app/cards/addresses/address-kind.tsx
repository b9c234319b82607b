import { t } from '@rialto/texts/text.ts';
import { BriefcaseBusiness, House, MapPin } from 'lucide-react';

/** Home, office, or a custom name. */
export function addressKindText(type: string): string {
  const known = type.toLowerCase();
  if (known === 'home') return t('address.home');
  if (known === 'office') return t('address.office');
  return known === 'other' || known === 'others' ? t('address.other') : type;
}

export function AddressKindIcon({ type }: { type: string }) {
  const known = type.toLowerCase();
  if (known === 'home') return <House aria-hidden />;
  return known === 'office' ? <BriefcaseBusiness aria-hidden /> : <MapPin aria-hidden />;
}

type Parts = { road: string | null; house: string | null; floor: string | null };

/** Road, house and floor in one line, as far as given. */
export function addressParts({ road, house, floor }: Parts): string {
  const parts = [road, house && t('address.house_text', { house }), floor && t('address.floor_text', { floor })];
  return parts.filter(Boolean).join(t('address.comma'));
}
