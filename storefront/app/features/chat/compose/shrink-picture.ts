const LONGEST_SIDE = 2_048;
const SMALL_BYTES = 400_000;
const QUALITY = 0.85;
const SENT_AS_IT_IS = ['image/jpeg', 'image/png'];

/** A photo small enough to send from a phone; null if the browser cannot read it. */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file);
    if (file.size <= SMALL_BYTES && SENT_AS_IT_IS.includes(file.type)) return file;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // A JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } catch {
    return null;
  }
}
