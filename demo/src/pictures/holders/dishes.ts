import { across, down, white, wood, type Holder } from './holder.ts';

/** How food and drinks are served. */
export const dishes = {
  plate: {
    back: ({ coat }) =>
      '<ellipse cx="128" cy="182" rx="122" ry="46" fill="#c9c1b5"/><ellipse cx="128" cy="174" rx="122" ry="46" fill="#fffdf9"/>' +
      `<ellipse cx="128" cy="174" rx="113" ry="41" fill="none" stroke="${coat.main}" stroke-width="4" stroke-opacity=".8"/>` +
      '<ellipse cx="128" cy="176" rx="88" ry="30" fill="#efe9df"/><ellipse cx="128" cy="178" rx="84" ry="27" fill="#f9f5ee"/><ellipse cx="128" cy="186" rx="66" ry="15" fill="#5a3a1c" fill-opacity=".22"/>',
    spots: [{ x: 128, y: 118, size: 148 }],
    bulk: 1.15,
    pose: 'stands',
  },
  board: {
    back: () =>
      down('wood', wood) +
      '<path d="M14 164 Q10 146 34 144 L222 140 Q246 142 244 160 V174 Q244 194 222 196 L34 200 Q12 200 12 182 Z" fill="#8f5b31"/>' +
      '<path d="M14 158 Q10 140 34 138 L222 134 Q246 136 244 154 Q244 180 222 184 L34 188 Q12 188 14 158 Z" fill="url(#wood)"/>' +
      '<path d="M34 152 Q128 144 224 150 M30 168 Q128 160 228 166" stroke="#9c6435" stroke-opacity=".35" stroke-width="3" fill="none"/><ellipse cx="128" cy="164" rx="76" ry="14" fill="#4a2810" fill-opacity=".3"/>',
    spots: [{ x: 128, y: 104, size: 146 }],
    bulk: 1.15,
    pose: 'stands',
  },
  basket: {
    back: ({ coat }) =>
      '<path d="M28 110 L62 58 L104 92 L140 50 L178 92 L214 66 L232 112 Z" fill="#fffdf8"/>' +
      `<path d="M62 58 L70 84 L84 76 Z M140 50 L134 78 L154 68 Z M214 66 L200 88 L222 88 Z" fill="${coat.main}" fill-opacity=".7"/>`,
    spots: [{ x: 128, y: 96, size: 148 }],
    front: ({ coat }) =>
      across('weave', { light: '#e9b878', main: '#cf9450', deep: '#96602a' }) +
      `<path d="M22 122 L62 146 L96 122 L134 148 L170 122 L206 146 L236 120 L230 150 H26 Z" fill="#fffaf0"/><path d="M62 146 L76 136 L84 150 H56 Z M134 148 L146 138 L154 150 H120 Z M206 146 L216 138 L222 150 H196 Z" fill="${coat.main}" fill-opacity=".6"/>` +
      '<path d="M20 146 H236 L218 214 Q214 230 198 230 H58 Q42 230 38 214 Z" fill="url(#weave)"/>' +
      [162, 180, 198, 216]
        .map((y) => `<path d="M30 ${y} H226" stroke="#7d4d1f" stroke-opacity=".35" stroke-width="4"/>`)
        .join('') +
      [60, 94, 128, 162, 196]
        .map(
          (x) =>
            `<path d="M${x} 150 L${128 + (x - 128) * 0.85} 228" stroke="#fbe0b2" stroke-opacity=".35" stroke-width="5"/>`,
        )
        .join('') +
      '<rect x="16" y="140" width="224" height="14" rx="7" fill="#dba45f"/>',
    bulk: 1.1,
    pose: 'stands',
  },
  paper: {
    back: () => '<path d="M58 96 L84 54 L120 84 L150 46 L176 86 L204 70 L200 110 Z" fill="#f4ead8"/>',
    spots: [{ x: 128, y: 86, size: 142, rotate: -8 }],
    front: ({ coat }) =>
      across('sheet', { light: '#fffdf6', main: '#f6ecd9', deep: '#d8c6a4' }) +
      '<path d="M46 104 L92 128 L128 108 L168 130 L210 100 L190 216 Q186 240 162 240 H94 Q70 240 66 216 Z" fill="url(#sheet)"/>' +
      `<path d="M54 148 L202 140 L199 160 L57 168 Z M60 184 L196 176 L193 194 L63 202 Z" fill="${coat.main}" fill-opacity=".75"/>` +
      '<path d="M92 128 L104 238 M168 130 L152 240" stroke="#b49a6c" stroke-opacity=".35" stroke-width="3"/>',
    bulk: 1.05,
    pose: 'stands',
  },
  bowl: {
    back: ({ contents }) =>
      down('food', contents) +
      '<ellipse cx="128" cy="112" rx="114" ry="42" fill="#fffdf9"/><ellipse cx="128" cy="114" rx="102" ry="35" fill="#d8cfc2"/><ellipse cx="128" cy="118" rx="98" ry="31" fill="url(#food)"/>' +
      `<ellipse cx="98" cy="110" rx="30" ry="7" fill="#fff" fill-opacity=".25"/><circle cx="60" cy="120" r="4" fill="${contents.light}"/><circle cx="196" cy="116" r="5" fill="${contents.light}"/><circle cx="180" cy="130" r="4" fill="${contents.deep}"/><circle cx="82" cy="132" r="5" fill="${contents.deep}"/>`,
    spots: [
      { x: 92, y: 94, size: 66, rotate: -14 },
      { x: 166, y: 94, size: 66, rotate: 14 },
      { x: 128, y: 100, size: 76 },
    ],
    front: ({ coat, contents }) =>
      across('clay', coat) +
      `<path d="M30 119 Q38 148 128 149 T226 119 Q218 134 128 135 T30 119 Z" fill="${contents.main}"/>` +
      '<path d="M14 112 Q16 154 128 154 T242 112 Q240 196 176 224 Q172 236 160 236 H96 Q84 236 80 224 Q16 196 14 112 Z" fill="url(#clay)"/>' +
      '<path d="M14 112 Q16 154 128 154 T242 112 L241 122 Q236 163 128 163 T15 122 Z" fill="#fff" fill-opacity=".5"/>' +
      '<path d="M40 168 Q52 200 84 214" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round" fill="none"/>',
    bulk: 1.1,
    pose: 'stands',
  },
  pan: {
    back: ({ contents }) =>
      down('food', contents) +
      '<rect x="0" y="126" width="40" height="22" rx="10" fill="#2f3338"/><rect x="216" y="126" width="40" height="22" rx="10" fill="#2f3338"/>' +
      '<ellipse cx="128" cy="160" rx="112" ry="58" fill="#1f2327"/><ellipse cx="128" cy="144" rx="112" ry="58" fill="#3d434a"/><ellipse cx="128" cy="144" rx="100" ry="49" fill="#23272c"/><ellipse cx="128" cy="146" rx="96" ry="45" fill="url(#food)"/>' +
      [
        [70, 138],
        [104, 124],
        [150, 122],
        [188, 140],
        [168, 168],
        [96, 168],
        [128, 180],
      ]
        .map(
          ([x, y], at) =>
            `<circle cx="${x}" cy="${y}" r="${6 + (at % 3)}" fill="${at % 2 ? contents.light : contents.deep}" fill-opacity=".8"/>`,
        )
        .join(''),
    spots: [
      { x: 84, y: 138, size: 66, rotate: -16 },
      { x: 172, y: 138, size: 66, rotate: 16 },
      { x: 128, y: 150, size: 72 },
    ],
    bulk: 1.15,
    pose: 'stands',
  },
  glass: {
    back: ({ contents }) =>
      across('drink', contents) +
      '<path d="M150 8 L164 12 L146 92 L134 88 Z" fill="#ff7d6b"/><path d="M150 8 L156 10 L140 90 L134 88 Z" fill="#ffb3a6"/>' +
      '<path d="M64 50 H192 L178 222 Q176 242 156 242 H100 Q80 242 78 222 Z" fill="#eef6f9"/>' +
      '<path d="M70 78 H186 L174 216 Q172 232 156 232 H100 Q84 232 82 216 Z" fill="url(#drink)"/><ellipse cx="128" cy="78" rx="58" ry="11" fill="' +
      contents.light +
      '"/>' +
      '<rect x="92" y="84" width="30" height="28" rx="6" fill="#fff" fill-opacity=".35" transform="rotate(-14 107 98)"/><rect x="134" y="92" width="28" height="26" rx="6" fill="#fff" fill-opacity=".28" transform="rotate(18 148 105)"/>' +
      '<path d="M84 100 L94 214" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>',
    spots: [{ x: 184, y: 62, size: 84, rotate: 10 }],
    bulk: 1.1,
    pose: 'stands',
  },
  mug: {
    back: ({ coat, contents }) =>
      across('clay', coat) +
      '<ellipse cx="124" cy="220" rx="112" ry="26" fill="#cfc8bd"/><ellipse cx="124" cy="214" rx="112" ry="26" fill="#fdfaf5"/><ellipse cx="124" cy="213" rx="70" ry="13" fill="#e6ded2"/>' +
      `<path d="M190 118 q50 -8 46 30 q-4 34 -58 36 l4 -18 q34 -2 36 -20 q2 -16 -28 -12 Z" fill="${coat.main}"/>` +
      '<path d="M40 96 H204 Q204 176 164 206 H80 Q40 176 40 96 Z" fill="url(#clay)"/><ellipse cx="122" cy="96" rx="82" ry="25" fill="#fffdf9"/>' +
      `<ellipse cx="122" cy="98" rx="72" ry="19" fill="${contents.main}"/><ellipse cx="122" cy="99" rx="46" ry="10" fill="${contents.light}" fill-opacity=".75"/><path d="M104 98 q18 -12 36 0 q-18 12 -36 0 Z" fill="${contents.main}"/>` +
      '<path d="M92 64 q-10 -16 4 -28 q12 -12 2 -26 M140 62 q-10 -14 4 -26 q10 -10 2 -22" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" fill="none"/>',
    spots: [],
    bulk: 0.95,
    pose: 'stands',
  },
  paperCup: {
    back: ({ coat, contents }) =>
      across('cup', white) +
      across('sleeve', coat) +
      `<path d="M66 70 H190 L174 226 Q172 240 158 240 H98 Q84 240 82 226 Z" fill="url(#cup)"/><path d="M72 108 H184 L176 190 H80 Z" fill="url(#sleeve)"/>` +
      `<path d="M56 58 h144 q6 0 6 8 v8 H50 v-8 q0 -8 6 -8 Z" fill="${contents.deep}"/><path d="M70 30 h116 l10 30 H60 Z" fill="${contents.main}"/><ellipse cx="128" cy="31" rx="58" ry="9" fill="${contents.light}"/>` +
      '<circle cx="128" cy="149" r="33" fill="#fffdf8"/>',
    spots: [{ x: 128, y: 149, size: 50 }],
    bulk: 1,
    pose: 'stands',
  },
  takeawayBox: {
    back: ({ coat }) =>
      down('lid', { light: '#f3dcb6', main: '#e4c391', deep: '#c79c62' }) +
      '<path d="M40 112 L62 26 Q64 18 74 18 H182 Q192 18 194 26 L216 112 Z" fill="url(#lid)"/>' +
      `<circle cx="128" cy="62" r="25" fill="${coat.main}"/><circle cx="128" cy="62" r="19" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>` +
      '<path d="M26 112 H230 L224 136 H32 Z" fill="#a87c44"/>',
    spots: [
      { x: 90, y: 116, size: 104, rotate: -10 },
      { x: 166, y: 116, size: 104, rotate: 10 },
    ],
    front: () =>
      across('carton', { light: '#f6dfb8', main: '#e6c592', deep: '#bf935a' }) +
      '<path d="M20 134 H236 L216 216 Q213 228 200 228 H56 Q43 228 40 216 Z" fill="url(#carton)"/><path d="M20 134 H236 L233 146 H23 Z" fill="#fff" fill-opacity=".4"/>',
    bulk: 1.1,
    pose: 'stands',
  },
} satisfies Record<string, Holder>;
