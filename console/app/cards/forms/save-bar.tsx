import { useEffect } from 'react';
import { SaveActions, type SaveActionsProps } from './save-actions.tsx';

type Props = SaveActionsProps & { isChanged: boolean };

/** Stays at the lower edge while there is something to save; leaving the page then asks. */
export function SaveBar({ isChanged, ...actions }: Props) {
  const { onSave } = actions;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const onKey = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key === 's') {
        event.preventDefault();
        onSave();
      }
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('keydown', onKey);
    };
  });
  if (!isChanged) return null;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-ground/95 px-4 py-3 backdrop-blur-md lg:-mx-8 lg:px-8">
      <SaveActions {...actions} />
    </div>
  );
}
