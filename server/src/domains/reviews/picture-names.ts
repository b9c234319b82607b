import { filePath } from '../../platform/files/file-path.ts';

const PREFIX = 'review-';
const NAME = /^review-([0-9a-f]{48})$/;

/** The public name of a picture under /media/, whose names are lower-case. */
export function publicPictureName(fileId: string): string {
  return `${PREFIX}${Buffer.from(fileId, 'base64url').toString('hex')}`;
}

/** The upload of a public name, or null if it is the name of something else. */
export function fileIdOfName(name: string): string | null {
  const [, hex] = NAME.exec(name) ?? [];
  return hex === undefined ? null : Buffer.from(hex, 'hex').toString('base64url');
}

/** Pictures of a published review are public; those of another one only their author may read. */
export function pictureUrls(
  fileIds: readonly string[],
  { media, isPublic }: { media: string; isPublic: boolean },
): string[] {
  return fileIds.flatMap((fileId) => (isPublic ? `${media}${publicPictureName(fileId)}` : (filePath(fileId) ?? [])));
}
