import type { ImportKind, ImportProblem, ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import { IMPORT_PART_BYTES } from '@rialto/contract/shapes/import/import.ts';
import { expect } from 'vitest';
import { multipart } from '../../../testing/multipart.ts';
import type { TestApi } from '../../../testing/open-test-api.ts';

type Headers = { authorization: string };
export type ReadImport = ImportSummary & { problems: ImportProblem[] };

/** Uploads a file part by part and waits for its check. */
export async function sendImport(
  shop: TestApi,
  headers: Headers,
  { entity, file, name = `${entity}.csv` }: { entity: ImportKind; file: Buffer | string; name?: string },
): Promise<ReadImport> {
  const bytes = Buffer.from(file);
  const added = await shop.post('/console/imports', { file_name: name, entity, file_bytes: bytes.length }, headers);
  expect(added.statusCode, added.body).toBe(200);
  const { id } = added.json<ImportSummary>();
  for (let number = 0; number * IMPORT_PART_BYTES < bytes.length; number += 1) {
    const sent = await sendPart(shop, headers, { id, number, bytes });
    expect(sent.statusCode, sent.body).toBe(200);
  }
  return untilState(shop, headers, id, ['checked', 'refused']);
}

/** Sends the part of the file with this number. */
function sendPart(
  shop: TestApi,
  headers: Headers,
  { id, number, bytes }: { id: number; number: number; bytes: Buffer },
) {
  const part = bytes.subarray(number * IMPORT_PART_BYTES, (number + 1) * IMPORT_PART_BYTES);
  const form = multipart([
    { name: 'number', value: String(number) },
    { name: 'part', bytes: part, fileName: 'part', type: 'application/octet-stream' },
  ]);
  return shop.http.inject({
    method: 'POST',
    url: `/api/v1/console/imports/${id}/parts`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
}

/** Starts a checked import and waits for its end. */
export async function runSentImport(shop: TestApi, headers: Headers, id: number): Promise<ReadImport> {
  const started = await shop.post(`/console/imports/${id}/start`, {}, headers);
  expect(started.statusCode, started.body).toBe(200);
  return untilState(shop, headers, id, ['done']);
}

export async function untilState(shop: TestApi, headers: Headers, id: number, states: string[]): Promise<ReadImport> {
  let read: ReadImport | null = null;
  await expect
    .poll(
      async () => {
        read = (await shop.get(`/console/imports/${id}`, headers)).json<ReadImport>();
        return read.state;
      },
      { timeout: 120_000, interval: 50 },
    )
    .toSatisfy((state: string) => states.includes(state));
  if (!read) throw new Error('The import was never read');
  return read;
}
