import type { ImportEntity, ImportKind, ImportState } from '@rialto/contract/shapes/import/import.ts';
import { currentLanguage, formatNumber, t } from '@rialto/texts/text.ts';
import type { BadgeTone } from '@rialto/ui/feedback/badge.tsx';

const MIB = 1_048_576;

export function entityName(entity: ImportKind): string {
  return {
    items: t('console.import_entity_items'),
    stores: t('console.import_entity_stores'),
    categories: t('console.import_entity_categories'),
    brands: t('console.import_entity_brands'),
    conditions: t('console.import_entity_conditions'),
    zip: t('console.import_entity_zip'),
  }[entity];
}

export function stateName(state: ImportState): string {
  return {
    uploading: t('console.import_state_uploading'),
    checking: t('console.import_state_checking'),
    checked: t('console.import_state_checked'),
    importing: t('console.import_state_importing'),
    done: t('console.import_state_done'),
    refused: t('console.import_state_refused'),
    cancelled: t('console.import_state_cancelled'),
  }[state];
}

export const stateTones: Record<ImportState, BadgeTone> = {
  uploading: 'neutral',
  checking: 'info',
  checked: 'info',
  importing: 'info',
  done: 'success',
  refused: 'danger',
  cancelled: 'neutral',
};

/** The table that a file name suggests, such as items for my-items-2026.csv. */
export function entityOfName(name: string, known: readonly ImportKind[]): ImportKind {
  const lower = name.toLowerCase();
  if (lower.endsWith('.zip') && known.includes('zip')) return 'zip';
  const tables: ImportEntity[] = ['stores', 'categories', 'brands', 'conditions', 'items'];
  return tables.find((entity) => known.includes(entity) && lower.includes(entity)) ?? 'items';
}

export function shownNumber(value: number): string {
  return formatNumber(value, currentLanguage());
}

/** Megabytes with one decimal. */
export function megabytes(bytes: number): string {
  return shownNumber(Math.round((bytes / MIB) * 10) / 10);
}

/** The size of a file in KB or MB. */
export function fileSize(bytes: number): string {
  if (bytes >= MIB) return t('console.import_megabytes', { size: megabytes(bytes) });
  return t('console.import_kilobytes', { size: shownNumber(Math.ceil(bytes / 1_024)) });
}
