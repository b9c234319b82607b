import { lazy } from 'react';
import { useOpenedItem } from '../platform/navigation/item-dialog.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

const OpenedItemDialog = lazy(async () => ({ default: (await import('./opened-item-dialog.tsx')).OpenedItemDialog }));

/** Shows the item that the address asks for: ?item=slug, or ?campaign=slug. */
export function ItemDialogHost() {
  const { opened, preview, lineId, close } = useOpenedItem();
  if (!opened) return null;
  return (
    <LazyBoundary>
      <OpenedItemDialog opened={opened} preview={preview} lineId={lineId} onClose={close} />
    </LazyBoundary>
  );
}
