export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp';

const signatures: [PictureType, Buffer][] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', Buffer.from('GIF87a')],
  ['gif', Buffer.from('GIF89a')],
];

/** The picture type by its first bytes. The sent name and content type are not trusted (trust.md T84). */
export function sniff(bytes: Buffer): PictureType | null {
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0] ?? null;
}
