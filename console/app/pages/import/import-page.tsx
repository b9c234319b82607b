import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { CurrentImport } from './current-import.tsx';
import { ExportCard, TemplateCard } from './export-card.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportHistory } from './import-history.tsx';
import { UploadProgress } from './import-progress.tsx';
import { useUpload } from './use-upload.ts';

/** Import and export of the catalogue. OPS-06. */
export function ImportPage() {
  const [params, setParams] = useSearchParams();
  const shown = Number(params.get('import'));
  const show = (id: number) => setParams({ import: String(id) }, { preventScrollReset: true });
  const { upload, start, goOn, forget } = useUpload(show);
  return (
    <>
      <PageHeader title={t('console.import_title')} text={t('console.import_text')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {upload ? (
            <UploadProgress upload={upload} onContinue={goOn} onForget={forget} />
          ) : (
            <FileDrop onStart={start} />
          )}
          {shown > 0 && !upload && <CurrentImport key={shown} id={shown} />}
          <ImportHistory />
        </div>
        <div className="flex flex-col gap-5">
          <TemplateCard />
          <ExportCard />
        </div>
      </div>
    </>
  );
}
