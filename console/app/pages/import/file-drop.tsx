import { importKinds, type ImportKind } from '@rialto/contract/shapes/import/import.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { FileSpreadsheet, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useMay } from '../../platform/own-account.ts';
import { entityName, entityOfName, fileSize } from './import-words.ts';

type Props = { onStart: (file: File, entity: ImportKind) => void };

/** Picks a file or takes a dropped one, and asks what it contains. */
export function FileDrop({ onStart }: Props) {
  const known = useMay('stores') ? importKinds : (['items'] as const);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; entity: ImportKind } | null>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file) setChosen({ file, entity: entityOfName(file.name, known) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-4 rounded-lg border border-dashed p-6 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-outline bg-surface',
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.zip,text/csv,application/zip"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('console.import_choose')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {chosen ? (
        <Chosen
          {...chosen}
          known={known}
          onEntity={(entity) => setChosen({ ...chosen, entity })}
          onOther={() => input.current?.click()}
          onStart={() => {
            onStart(chosen.file, chosen.entity);
            setChosen(null);
          }}
        />
      ) : (
        <>
          <UploadIcon className="size-8 text-ink-faint" aria-hidden />
          <div className="flex flex-col items-center gap-2">
            <Button kind="secondary" onClick={() => input.current?.click()}>
              {t('console.import_choose')}
            </Button>
            <p className="text-ink-soft">{t('console.import_drop')}</p>
          </div>
          <p className="text-sm text-ink-soft">{t('console.import_after_check')}</p>
        </>
      )}
    </div>
  );
}

type ChosenProps = {
  file: File;
  entity: ImportKind;
  known: readonly ImportKind[];
  onEntity: (entity: ImportKind) => void;
  onOther: () => void;
  onStart: () => void;
};

function Chosen({ file, entity, known, onEntity, onOther, onStart }: ChosenProps) {
  return (
    <div className="flex w-full max-w-md flex-col gap-4 text-start">
      <p className="flex items-center gap-3 font-semibold">
        <FileSpreadsheet className="size-6 shrink-0 text-ink-soft" aria-hidden />
        <bdi className="min-w-0 truncate">{file.name}</bdi>
        <span className="ms-auto shrink-0 text-sm font-normal text-ink-soft tabular-nums">{fileSize(file.size)}</span>
      </p>
      <Select
        label={t('console.import_entity')}
        value={entity}
        options={known.map((value) => ({ value, label: entityName(value) }))}
        onChange={({ target }) => onEntity(known.find((each) => each === target.value) ?? entity)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onStart}>{t('console.import_check_file')}</Button>
        <Button kind="ghost" onClick={onOther}>
          {t('console.import_other_file')}
        </Button>
      </div>
    </div>
  );
}
