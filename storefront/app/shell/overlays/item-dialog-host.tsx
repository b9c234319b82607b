import { lazy } from 'react';
import { useOpenedItem } from '../../platform/navigation/item-dialog.ts';
import { LazyBoundary } from '../lazy-boundary.tsx';

const OpenedItemDialog = lazy(async () => ({ default: (await import('./opened-item-dialog.tsx')).OpenedItemDialog }));

/** Opens the item dialog for ?item=slug or ?campaign=slug in the URL. */
export function ItemDialogHost() {
  const { opened, preview, lineId, close } = useOpenedItem();
  if (!opened) return null;
  return (
    <LazyBoundary>
      <OpenedItemDialog opened={opened} preview={preview} lineId={lineId} onClose={close} />
    </LazyBoundary>
  );
}
