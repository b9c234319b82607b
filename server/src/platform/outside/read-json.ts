/** Why an external service could not be used. For the log, never for the visitor. */
export class ServiceFault extends Error {
  override name = 'ServiceFault';
}

/** Reads a JSON response of limited size. */
export async function readJson({ body }: Response, maxBytes: number): Promise<unknown> {
  if (!body) throw new ServiceFault('the answer is empty');
  const bytes = await readBytes(body, maxBytes);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ServiceFault('the answer is not JSON');
  }
}

/** Reads a body, and cancels it once it exceeds the limit. */
export async function readBytes(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  // Leaving the loop early cancels the stream and with it the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    byteCount += chunk.byteLength;
    if (byteCount > maxBytes) throw new ServiceFault(`the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
