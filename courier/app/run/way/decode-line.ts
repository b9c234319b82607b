export type WayPoint = { lat: number; lng: number };

/** The points of an encoded polyline with five decimal digits. */
export function decodeLine(encoded: string): WayPoint[] {
  const points: WayPoint[] = [];
  let at = 0;
  let lat = 0;
  let lng = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; at < encoded.length; shift += 5) {
      const part = encoded.charCodeAt(at++) - 63;
      value |= (part & 31) << shift;
      if (part < 32) break;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < encoded.length) {
    lat += next();
    lng += next();
    points.push({ lat: lat / 1e5, lng: lng / 1e5 });
  }
  return points;
}
