import { across, down, steel, white, type Holder } from './holder.ts';

/** Jars, tubs, tins and bags with a label that shows what is in them. */
export const tubsAndBags = {
  jar: {
    back: ({ coat, contents }) =>
      across('filling', contents) +
      across('lid', coat) +
      across('paper', white) +
      '<path d="M64 84 q-14 8 -14 32 v98 q0 26 26 26 h104 q26 0 26 -26 v-98 q0 -24 -14 -32 Z" fill="#e8f1f4"/>' +
      '<path d="M62 104 q-4 6 -4 16 v92 q0 20 20 20 h100 q20 0 20 -20 v-92 q0 -10 -4 -16 Z" fill="url(#filling)"/>' +
      '<rect x="54" y="34" width="148" height="48" rx="10" fill="url(#lid)"/><rect x="54" y="70" width="148" height="12" rx="5" fill="#000" fill-opacity=".13"/>' +
      '<rect x="72" y="126" width="112" height="84" rx="12" fill="url(#paper)"/>' +
      '<path d="M64 210 V122" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>',
    spots: [{ x: 128, y: 168, size: 70 }],
    bulk: 0.9,
    pose: 'stands',
  },
  tub: {
    back: ({ coat }) =>
      across('body', white) +
      across('lid', coat) +
      '<path d="M44 92 H212 L196 214 Q194 228 180 228 H76 Q62 228 60 214 Z" fill="url(#body)"/>' +
      `<path d="M52 146 C100 120 160 172 205 142 L198 200 C150 220 100 190 58 206 Z" fill="${coat.main}" fill-opacity=".32"/>` +
      '<ellipse cx="128" cy="76" rx="96" ry="17" fill="url(#lid)"/><path d="M32 76 v14 q0 16 96 16 t96 -16 v-14 q0 17 -96 17 t-96 -17 Z" fill="url(#lid)"/>' +
      '<ellipse cx="118" cy="73" rx="62" ry="8" fill="#fff" fill-opacity=".35"/>',
    spots: [{ x: 128, y: 164, size: 86 }],
    bulk: 0.9,
    pose: 'stands',
  },
  can: {
    back: ({ coat }) =>
      across('body', coat) +
      across('metal', steel) +
      across('paper', white) +
      '<path d="M56 50 H200 V214 Q200 236 128 236 T56 214 Z" fill="url(#metal)"/><rect x="56" y="68" width="144" height="142" fill="url(#body)"/>' +
      '<path d="M56 206 q0 18 72 18 t72 -18 v10 q0 20 -72 20 t-72 -20 Z" fill="url(#metal)"/>' +
      '<ellipse cx="128" cy="48" rx="72" ry="19" fill="#eef1f4"/><ellipse cx="128" cy="49" rx="60" ry="14" fill="#c3cbd3"/><ellipse cx="128" cy="51" rx="54" ry="11" fill="#dfe4e9"/>' +
      '<circle cx="128" cy="142" r="54" fill="url(#paper)"/>',
    spots: [{ x: 128, y: 142, size: 78 }],
    bulk: 0.9,
    pose: 'stands',
  },
  pouch: {
    back: ({ coat }) =>
      across('body', coat) +
      '<path d="M60 30 H196 C200 90 214 170 206 226 Q128 248 50 226 C42 170 56 90 60 30 Z" fill="url(#body)"/>' +
      `<path d="M60 30 H196 L198 52 H58 Z" fill="${coat.deep}" fill-opacity=".55"/><rect x="62" y="60" width="132" height="3" fill="#fff" fill-opacity=".4"/>` +
      '<path d="M50 226 Q128 248 206 226 Q210 206 209 196 Q128 222 47 196 Q46 206 50 226 Z" fill="#000" fill-opacity=".1"/>' +
      '<circle cx="128" cy="138" r="58" fill="#fffdf8"/><circle cx="128" cy="138" r="58" fill="none" stroke="#000" stroke-opacity=".06" stroke-width="4"/>' +
      '<path d="M76 72 Q66 140 66 196" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round" fill="none"/>',
    spots: [{ x: 128, y: 138, size: 82 }],
    bulk: 1,
    pose: 'stands',
  },
  sack: {
    back: ({ contents }) =>
      across('paper', { light: '#e8c79a', main: '#d5ab77', deep: '#a97c4b' }) +
      down('inside', contents) +
      '<path d="M66 34 L190 34 C186 60 206 80 206 120 V222 Q206 238 190 238 H66 Q50 238 50 222 V120 C50 80 70 60 66 34 Z" fill="url(#paper)"/>' +
      '<path d="M64 28 H192 V52 H64 Z" fill="#b98a57"/><path d="M64 28 H192 V40 H64 Z" fill="#c99b66"/>' +
      '<rect x="76" y="98" width="104" height="114" rx="20" fill="#8a6238" fill-opacity=".25"/><rect x="78" y="100" width="100" height="110" rx="18" fill="url(#inside)"/>' +
      '<rect x="78" y="100" width="100" height="110" rx="18" fill="#fff" fill-opacity=".3"/>',
    spots: [{ x: 128, y: 155, size: 84 }],
    bulk: 1.05,
    pose: 'stands',
  },
} satisfies Record<string, Holder>;
