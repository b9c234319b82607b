/** Where a picture is served, or null where there is none. Widths are asked for with ?w= (see the host's media). */
export function mediaUrl(base: string, pictureId: string | null): string | null {
  return pictureId === null ? null : `${base}${pictureId}`;
}
