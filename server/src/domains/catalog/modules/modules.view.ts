import type { Module } from '@rialto/contract/shapes/module.ts';
import { mediaUrl, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { ModuleRow } from './modules.sql.ts';

export function moduleCard(row: ModuleRow, { zoneIds, language, media }: Viewer): Module {
  const counted = zoneIds.length > 0 ? zoneIds : row.zoneIds;
  return {
    id: row.id,
    module_type: row.moduleType,
    module_name: textIn(language, row.nameEn, row.nameAr),
    description: textIn(language, row.descriptionEn, row.descriptionAr),
    icon_full_url: mediaUrl(media, row.icon),
    hero_full_url: mediaUrl(media, row.hero),
    stores_count: counted.reduce((total, zone) => total + (row.storeCounts[zone] ?? 0), 0),
    zones: row.zoneIds.map((id) => ({ id })),
  };
}
