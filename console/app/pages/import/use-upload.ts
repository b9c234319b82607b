import { addImport, addImportPart, listImports, readImport } from '@rialto/contract/calls/console/imports.ts';
import { IMPORT_PART_BYTES, type ImportKind } from '@rialto/contract/shapes/import/import.ts';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { invalidate } from '../../platform/query.ts';
import { faultText } from '../../platform/toasts.ts';

export type Upload = {
  file: File;
  entity: ImportKind;
  /** Known once the server has begun the import. */
  id: number | null;
  sentBytes: number;
  fault: string | null;
};

/** Sends a file in parts. After a lost connection it continues with the part that is missing. */
export function useUpload(onReceived: (id: number) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);

  async function send(from: Upload): Promise<void> {
    let state: Upload = { ...from, fault: null };
    const show = (next: Partial<Upload>) => setUpload((state = { ...state, ...next }));
    show({});
    try {
      const id = state.id ?? (await begin(state));
      show({ id });
      while (state.sentBytes < state.file.size) show({ sentBytes: await sendPart(state, id) });
      setUpload(null);
      invalidate(listImports, readImport);
      onReceived(id);
    } catch (fault) {
      show({ fault: faultText(fault) });
    }
  }

  return {
    upload,
    start: (file: File, entity: ImportKind) => void send({ file, entity, id: null, sentBytes: 0, fault: null }),
    goOn: () => void (upload && send(upload)),
    forget: () => setUpload(null),
  };
}

async function begin({ file, entity }: Upload): Promise<number> {
  const body = { file_name: file.name.slice(-200), entity, file_bytes: file.size };
  return (await callApi(addImport, { body })).id;
}

async function sendPart({ file, sentBytes }: Upload, id: number): Promise<number> {
  const end = Math.min(file.size, sentBytes + IMPORT_PART_BYTES);
  const body = { number: Math.floor(sentBytes / IMPORT_PART_BYTES) };
  await callApi(addImportPart, { params: { id }, body, files: { part: [file.slice(sentBytes, end)] } });
  return end;
}
