import { lazy } from 'react';
import { useOpenedItem } from '../platform/navigation/item-dialog.ts';
import { LazyPart } from './lazy-part.tsx';

const OpenedItemDialog = lazy(async () => ({ default: (await import('./opened-item-dialog.tsx')).OpenedItemDialog }));

/** Shows the item that the address asks for: ?item=slug, or ?campaign=slug. */
export function ItemDialogHost() {
  const { opened, preview, lineId, close } = useOpenedItem();
  if (!opened) return null;
  return (
    <LazyPart>
      <OpenedItemDialog opened={opened} preview={preview} lineId={lineId} onClose={close} />
    </LazyPart>
  );
}
