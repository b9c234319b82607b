export type SampleShape = 'fruit' | 'bowl' | 'box' | 'bottle';

/** A generated picture that needs no server: a still life on a gradient. */
export function samplePicture(shape: SampleShape, hue: number): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><defs>` +
    gradient('g', `hsl(${hue} 75% 93%)`, `hsl(${hue + 18} 60% 78%)`) +
    gradient('s', `hsl(${hue} 78% 66%)`, `hsl(${hue - 14} 66% 44%)`) +
    gradient('l', 'hsl(120 45% 52%)', 'hsl(140 45% 32%)') +
    `</defs><rect width="400" height="300" fill="url(#g)"/>` +
    `<ellipse cx="200" cy="228" rx="86" ry="11" fill="hsl(${hue} 45% 28% / .2)"/>${SHAPES[shape]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function gradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x2=".7" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

const SHAPES: Record<SampleShape, string> = {
  fruit:
    '<circle cx="166" cy="166" r="56" fill="url(#s)"/><circle cx="240" cy="176" r="48" fill="url(#s)"/>' +
    '<path d="M168 112c6-26 28-38 54-34-4 24-24 38-54 34Z" fill="url(#l)"/><circle cx="148" cy="146" r="12" fill="#fff" opacity=".45"/>' +
    '<circle cx="224" cy="160" r="9" fill="#fff" opacity=".4"/>',
  bowl:
    '<circle cx="168" cy="140" r="26" fill="url(#l)"/><circle cx="212" cy="130" r="32" fill="url(#s)"/><circle cx="246" cy="146" r="22" fill="url(#l)"/>' +
    '<path d="M112 148h176c0 48-34 80-88 80s-88-32-88-80Z" fill="#fff"/><path d="M112 148h176c0 6-.5 11-1.500 16H113.500c-1-5-1.500-10-1.500-16Z" fill="url(#s)" opacity=".85"/>',
  box:
    '<rect x="130" y="112" width="140" height="112" rx="14" fill="url(#s)"/><rect x="120" y="96" width="160" height="34" rx="10" fill="url(#s)"/>' +
    '<path d="M188 96h24v128h-24z" fill="#fff" opacity=".75"/><path d="M200 96c-34-4-46-40-24-44 16-3 24 20 24 44Zm0 0c34-4 46-40 24-44-16-3-24 20-24 44Z" fill="#fff" opacity=".9"/>',
  bottle:
    '<rect x="180" y="62" width="40" height="26" rx="7" fill="#fff"/><path d="M178 94h44c20 12 28 26 28 46v66a20 20 0 0 1-20 20h-60a20 20 0 0 1-20-20v-66c0-20 8-34 28-46Z" fill="url(#s)"/>' +
    '<rect x="150" y="150" width="100" height="46" fill="#fff" opacity=".85"/><circle cx="200" cy="173" r="12" fill="url(#l)"/>',
};
