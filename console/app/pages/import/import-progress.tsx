import type { ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { megabytes, shownNumber } from './import-words.ts';
import type { Upload } from './use-upload.ts';

/** How far the check or the import is. The file is read first, then its rows are compared with the shop. */
export function ImportProgress({ summary }: { summary: ImportSummary }) {
  const { state, rows_done: done, rows_total: total, bytes_done: bytes, file_bytes: size } = summary;
  const label = state === 'checking' ? t('console.import_checking') : t('console.import_importing');
  const isReading = state === 'checking' && done === 0;
  // Reading is the first half of a check.
  const share = isReading
    ? bytes / size / 2
    : (state === 'checking' ? 0.5 : 0) + (done / Math.max(1, total)) * (state === 'checking' ? 0.5 : 1);
  const rows = isReading
    ? t('console.import_row_count', { count: total })
    : t('console.import_of_rows', { done: shownNumber(done), total: shownNumber(total) });
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-2" role="status">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-soft tabular-nums">{rows}</span>
      </p>
      <ProgressBar label={label} value={Math.round(share * 100)} valueText={rows} />
    </div>
  );
}

type UploadProps = { upload: Upload; onContinue: () => void; onForget: () => void };

export function UploadProgress({ upload, onContinue, onForget }: UploadProps) {
  const { file, sentBytes, fault } = upload;
  const done = { done: megabytes(sentBytes), total: megabytes(file.size) };
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-5">
      <p className="flex flex-wrap justify-between gap-2">
        <span className="font-semibold">{t('console.import_uploading')}</span>
        <span className="text-ink-soft tabular-nums">{t('console.import_of_bytes', done)}</span>
      </p>
      <ProgressBar label={t('console.import_uploading')} value={sentBytes} max={file.size} />
      {fault !== null && (
        <div className="flex flex-col gap-3" role="alert">
          <p className="text-danger-text">{fault}</p>
          <p className="text-ink-soft">{t('console.import_upload_stopped', done)}</p>
          <div className="flex gap-2">
            <Button onClick={onContinue}>{t('console.import_continue')}</Button>
            <Button kind="ghost" onClick={onForget}>
              {t('console.import_cancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
