import type { Vehicle } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

export type Zone = { id: number; name: string };

export function vehicleText(vehicle: Vehicle): string {
  const texts: Record<Vehicle, string> = {
    foot: t('console.vehicle_foot'),
    bicycle: t('console.vehicle_bicycle'),
    motorbike: t('console.vehicle_motorbike'),
    car: t('console.vehicle_car'),
  };
  return texts[vehicle];
}
