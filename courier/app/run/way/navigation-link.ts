type Place = { name: string; latitude: number; longitude: number };

/** Opens the navigation app of the phone, or a map in the browser where there is none. */
export function navigationLink({ name, latitude, longitude }: Place, userAgent: string): string {
  const point = `${latitude},${longitude}`;
  if (/Android/.test(userAgent))
    return `geo:${point}?q=${point}(${encodeURIComponent(name).replaceAll(/[()]/g, escaped)})`;
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?daddr=${point}&dirflg=d`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`;
}

/** Parentheses end the name, and encodeURIComponent leaves them. */
function escaped(character: string): string {
  return character === '(' ? '%28' : '%29';
}
