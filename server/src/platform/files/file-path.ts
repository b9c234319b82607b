/** Where an upload is read, or null where there is none. */
export function filePath(uploadId: string | null): string | null {
  return uploadId === null ? null : `/files/${uploadId}`;
}
