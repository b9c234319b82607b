import { t } from '@rialto/texts/text.ts';
import { Modal } from '@rialto/ui/overlays/modal.tsx';
import { SearchBox } from './search-box.tsx';

/** The full-screen search box. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open onClose={onClose} aria-label={t('search.label')} className="dialog dialog-full">
      <div className="min-h-0 flex-1 overflow-y-auto px-(--gutter) py-2.5">
        <div className="flex items-start gap-2">
          <SearchBox panel="flow" autoFocus onDone={onClose} className="flex-1" />
          <button
            type="button"
            onClick={onClose}
            className="h-11 rounded-sm px-2 text-md font-semibold text-accent-text"
          >
            {t('action.cancel')}
          </button>
        </div>
      </div>
    </Modal>
  );
}
