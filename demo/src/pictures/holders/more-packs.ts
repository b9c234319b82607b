import { across, down, white, wood, type Holder } from './holder.ts';

/** Bottles, trays, crates and what else goods come in. */
export const morePacks = {
  carton: {
    back: ({ coat }) =>
      down('face', white) +
      down('band', coat) +
      '<path d="M66 92 L92 40 H196 L214 86 L186 92 Z" fill="#f1ece4"/><path d="M92 22 H196 V44 H92 Z" fill="#e2dbd0"/>' +
      '<path d="M66 92 L92 42 L186 42 L186 92 Z" fill="#fffdf9"/><path d="M186 92 L196 44 L216 86 V214 L186 238 Z" fill="#d8d0c4"/>' +
      '<rect x="66" y="92" width="120" height="146" fill="url(#face)"/><path d="M66 188 C110 168 146 208 186 186 V238 H66 Z" fill="url(#band)"/>' +
      `<path d="M186 186 L216 160 V214 L186 238 Z" fill="${coat.deep}"/>`,
    spots: [{ x: 126, y: 140, size: 80 }],
    bulk: 1.05,
    pose: 'stands',
  },
  bottle: {
    back: ({ coat, contents }) =>
      across('liquid', contents) +
      across('cap', coat) +
      across('paper', white) +
      '<path d="M106 34 h44 v30 q0 14 16 26 q20 14 20 42 v90 q0 18 -18 18 H88 q-18 0 -18 -18 v-90 q0 -28 20 -42 q16 -12 16 -26 Z" fill="#e6f1f5"/>' +
      '<path d="M110 72 h36 q4 16 18 26 q16 12 16 36 v86 q0 14 -14 14 H90 q-14 0 -14 -14 v-86 q0 -24 16 -36 q14 -10 18 -26 Z" fill="url(#liquid)"/>' +
      '<rect x="102" y="12" width="52" height="34" rx="7" fill="url(#cap)"/><rect x="70" y="138" width="116" height="70" fill="url(#paper)"/>' +
      '<path d="M84 128 q2 -14 14 -22 M84 226 V214" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round" fill="none"/>',
    spots: [{ x: 128, y: 173, size: 62 }],
    bulk: 1.1,
    pose: 'stands',
  },
  tray: {
    back: () =>
      down('foam', { light: '#ffffff', main: '#eef0f2', deep: '#c9ced4' }) +
      '<path d="M14 118 Q12 104 28 104 H228 Q244 104 242 118 L230 186 Q228 200 214 200 H42 Q28 200 26 186 Z" fill="#b9c0c8"/>' +
      '<path d="M14 112 Q12 98 28 98 H228 Q244 98 242 112 L230 180 Q228 194 214 194 H42 Q28 194 26 180 Z" fill="url(#foam)"/>' +
      '<path d="M36 112 H220 L210 176 Q208 182 200 182 H56 Q48 182 46 176 Z" fill="#dfe3e8"/>',
    spots: [
      { x: 84, y: 136, size: 92, rotate: -12 },
      { x: 172, y: 136, size: 92, rotate: 12 },
      { x: 128, y: 146, size: 96 },
    ],
    front: ({ coat }) =>
      '<path d="M20 104 L110 98 L60 192 L36 190 Z" fill="#fff" fill-opacity=".22"/><path d="M150 100 L176 100 L128 194 L106 194 Z" fill="#fff" fill-opacity=".16"/>' +
      `<rect x="170" y="150" width="52" height="34" rx="4" fill="#fffdf8"/><rect x="176" y="157" width="30" height="5" rx="2.5" fill="${coat.main}"/><rect x="176" y="167" width="38" height="4" rx="2" fill="#b8b2a8"/><rect x="176" y="175" width="24" height="4" rx="2" fill="#cfc9bf"/>`,
    bulk: 1.05,
    pose: 'stands',
  },
  crate: {
    back: () => '<path d="M22 118 H234 L226 150 H30 Z" fill="#7d4f2a"/>',
    spots: [
      { x: 70, y: 100, size: 84, rotate: -10 },
      { x: 186, y: 100, size: 84, rotate: 10 },
      { x: 128, y: 92, size: 92 },
      { x: 98, y: 124, size: 84, rotate: 6 },
      { x: 162, y: 124, size: 84, rotate: -6 },
    ],
    front: () =>
      down('plank', wood) +
      '<rect x="18" y="134" width="220" height="32" rx="5" fill="url(#plank)"/><rect x="24" y="172" width="208" height="30" rx="5" fill="url(#plank)"/><rect x="28" y="207" width="200" height="26" rx="5" fill="url(#plank)"/>' +
      '<rect x="26" y="130" width="22" height="106" rx="4" fill="#c98e55"/><rect x="208" y="130" width="22" height="106" rx="4" fill="#c98e55"/>' +
      [
        [37, 150],
        [37, 187],
        [219, 150],
        [219, 187],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#6d4322"/>`)
        .join(''),
    bulk: 1.15,
    pose: 'stands',
  },
  softPack: {
    back: ({ coat }) =>
      down('film', coat) +
      '<path d="M30 78 Q30 62 46 60 Q128 50 210 60 Q226 62 226 78 Q234 148 226 214 Q224 228 210 230 Q128 238 46 230 Q32 228 30 214 Q22 148 30 78 Z" fill="url(#film)"/>' +
      '<path d="M104 60 Q128 24 152 60 L142 62 Q128 40 114 62 Z" fill="#fff" fill-opacity=".6"/>' +
      '<path d="M44 96 Q128 74 212 96 V196 Q128 216 44 196 Z" fill="#fffdf9"/>' +
      '<path d="M40 84 Q36 148 42 208" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round" fill="none"/>',
    spots: [{ x: 128, y: 147, size: 94 }],
    bulk: 1.1,
    pose: 'stands',
  },
  bar: {
    back: ({ coat }) =>
      down('wrap', coat) +
      '<path d="M14 92 l14 8 v56 l-14 8 l6 -12 l-6 -12 l6 -12 l-6 -12 l6 -12 Z M242 92 l-14 8 v56 l14 8 l-6 -12 l6 -12 l-6 -12 l6 -12 l-6 -12 Z" fill="#dfe4e9"/>' +
      '<rect x="26" y="86" width="204" height="86" rx="10" fill="url(#wrap)"/><rect x="26" y="92" width="204" height="12" rx="6" fill="#fff" fill-opacity=".3"/>' +
      '<rect x="112" y="112" width="92" height="11" rx="5.5" fill="#fff" fill-opacity=".9"/><rect x="112" y="132" width="64" height="8" rx="4" fill="#fff" fill-opacity=".6"/>',
    spots: [{ x: 72, y: 128, size: 74, rotate: -10 }],
    bulk: 0.95,
    pose: 'lies',
  },
  wheel: {
    back: () =>
      across('rind', { light: '#f8c65a', main: '#eba72f', deep: '#b87312' }) +
      '<path d="M24 112 v62 q0 44 104 44 t104 -44 v-62 Z" fill="url(#rind)"/><ellipse cx="128" cy="112" rx="104" ry="44" fill="#ffdd86"/><ellipse cx="128" cy="110" rx="92" ry="36" fill="#ffe7a6"/>' +
      '<path d="M128 112 L214 136 Q232 126 232 112 V172 Q228 190 204 202 L128 112 Z" fill="#fff0c2"/><path d="M128 112 L204 144 V202 L128 160 Z" fill="#fbd98a"/><path d="M128 112 L204 144 L224 132 Q232 122 232 112 L128 112 Z" fill="#fff6da"/>' +
      '<circle cx="160" cy="150" r="7" fill="#eebf5e"/><circle cx="184" cy="174" r="9" fill="#eebf5e"/><circle cx="150" cy="136" r="4" fill="#eebf5e"/>',
    spots: [],
    bulk: 1,
    pose: 'stands',
  },
  block: {
    back: () =>
      down('top', { light: '#ffffff', main: '#fdfaf2', deep: '#f1ead9' }) +
      down('front', { light: '#fbf6e9', main: '#f1e8d3', deep: '#dccfae' }) +
      '<ellipse cx="128" cy="196" rx="118" ry="30" fill="#dfe7ea"/><ellipse cx="128" cy="190" rx="118" ry="30" fill="#f7fafb"/><ellipse cx="128" cy="188" rx="96" ry="21" fill="#e6eef1"/>' +
      '<path d="M38 122 L84 92 H206 L170 122 Z" fill="url(#top)"/><rect x="38" y="122" width="132" height="66" rx="3" fill="url(#front)"/><path d="M170 122 L206 92 V154 L170 188 Z" fill="#d8caa6"/>' +
      '<path d="M150 164 L182 148 L218 158 L188 178 Z" fill="#fffdf6"/><path d="M150 164 L188 178 V206 L150 192 Z" fill="#f3ead5"/><path d="M188 178 L218 158 V184 L188 206 Z" fill="#dccfae"/>' +
      [
        [62, 146],
        [96, 166],
        [128, 140],
        [146, 172],
        [74, 174],
      ]
        .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.5" fill="#d6c69c"/>`)
        .join(''),
    spots: [{ x: 84, y: 84, size: 62, rotate: -8 }],
    bulk: 1,
    pose: 'stands',
  },
  slices: {
    back: () =>
      [0, 1, 2, 3]
        .map(
          (at) =>
            `<path d="M${40 + at * 8} ${170 - at * 26} L${128 + at * 4} ${132 - at * 26} L${222 - at * 2} ${166 - at * 26} L${132 + at * 3} ${210 - at * 26} Z" fill="#d99a2b"/><path d="M${40 + at * 8} ${162 - at * 26} L${128 + at * 4} ${124 - at * 26} L${222 - at * 2} ${158 - at * 26} L${132 + at * 3} ${202 - at * 26} Z" fill="${at % 2 ? '#ffd776' : '#ffc955'}"/>`,
        )
        .join('') +
      '<circle cx="128" cy="76" r="7" fill="#e7ad3d"/><circle cx="158" cy="86" r="5" fill="#e7ad3d"/><circle cx="110" cy="94" r="6" fill="#e7ad3d"/><circle cx="146" cy="104" r="8" fill="#e7ad3d"/>',
    spots: [],
    bulk: 0.9,
    pose: 'stands',
  },
} satisfies Record<string, Holder>;
