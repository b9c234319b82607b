import type { ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import { IMPORT_PART_BYTES } from '@rialto/contract/shapes/import/import.ts';
import { setTimeout as sleep } from 'node:timers/promises';

export type Caller = ReturnType<typeof callAs>;

/** Calls of a member of staff. */
export function callAs(token: string, port: number) {
  return async (method: string, path: string, body?: object): Promise<ImportSummary> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as ImportSummary;
  };
}

type Upload = { port: number; staffToken: string; file: Buffer };

/** Uploads the file and waits for its check. */
export async function uploaded(call: Caller, { port, staffToken, file }: Upload): Promise<ImportSummary> {
  const about = { file_name: 'items.csv', entity: 'items', file_bytes: file.length };
  const { id } = await call('POST', '/console/imports', about);
  await sendParts(port, staffToken, id, file);
  return until(call, id, 'checked');
}

async function sendParts(port: number, token: string, id: number, file: Buffer): Promise<void> {
  for (let number = 0; number * IMPORT_PART_BYTES < file.length; number += 1) {
    const form = new FormData();
    form.append('number', String(number));
    form.append(
      'part',
      new Blob([new Uint8Array(file.subarray(number * IMPORT_PART_BYTES, (number + 1) * IMPORT_PART_BYTES))]),
    );
    const headers = { authorization: `Bearer ${token}` };
    const url = `http://127.0.0.1:${port}/api/v1/console/imports/${id}/parts`;
    const response = await fetch(url, { method: 'POST', headers, body: form });
    if (!response.ok) throw new Error(await response.text());
  }
}

export async function until(call: Caller, id: number, state: string): Promise<ImportSummary> {
  for (;;) {
    const read = await call('GET', `/console/imports/${id}`);
    if (read.state === state) return read;
    if (read.state === 'refused' || read.problem_count > 0) throw new Error(JSON.stringify(read));
    await sleep(250);
  }
}
