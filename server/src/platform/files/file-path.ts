/** The URL path of an upload, or null without one. */
export function filePath(uploadId: string | null): string | null {
  return uploadId === null ? null : `/files/${uploadId}`;
}
