/** Why an outside service could not be used; told to the operator, never to the visitor. */
export class ServiceFault extends Error {
  override name = 'ServiceFault';
}

/** Reads a body up to a size and as JSON; an endless one is cut off. */
export async function readJson({ body }: Response, maxBytes: number): Promise<unknown> {
  if (!body) throw new ServiceFault('the answer is empty');
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  // Leaving the loop early cancels the stream and with it the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    byteCount += chunk.byteLength;
    if (byteCount > maxBytes) throw new ServiceFault(`the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ServiceFault('the answer is not JSON');
  }
}
