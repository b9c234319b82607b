import { across, down, steel, white, type Holder } from './holder.ts';

/** Packets, bottles and tubes with a label that shows what is in them. */
export const packs = {
  box: {
    back: ({ coat }) =>
      down('face', white) +
      down('side', { light: white.main, main: white.deep, deep: '#bdb5aa' }) +
      down('band', coat) +
      '<path d="M58 62 L84 40 H222 L198 62 Z" fill="#fffefb"/>' +
      '<path d="M198 62 L222 40 V198 L198 226 Z" fill="url(#side)"/>' +
      '<rect x="58" y="62" width="140" height="164" rx="3" fill="url(#face)"/>' +
      '<path d="M58 176 C100 160 150 196 198 178 V223 Q198 226 195 226 H61 Q58 226 58 223 Z" fill="url(#band)"/>' +
      `<path d="M198 178 L222 154 V198 L198 226 Z" fill="${coat.deep}"/>` +
      `<rect x="72" y="190" width="62" height="7" rx="3.5" fill="#fff" fill-opacity=".85"/><rect x="72" y="203" width="40" height="6" rx="3" fill="#fff" fill-opacity=".6"/>`,
    spots: [{ x: 128, y: 116, size: 92 }],
    bulk: 1,
    pose: 'stands',
  },
  packet: {
    back: ({ coat }) =>
      down('face', coat) +
      `<path d="M18 116 L40 96 H240 L228 116 Z" fill="${coat.light}"/>` +
      `<path d="M228 116 L240 96 V176 L228 200 Z" fill="${coat.deep}"/>` +
      '<rect x="18" y="116" width="210" height="84" rx="3" fill="url(#face)"/>' +
      '<rect x="18" y="116" width="92" height="84" fill="#fff" fill-opacity=".92"/>' +
      '<path d="M110 116 q18 42 0 84 h-30 V116 Z" fill="#fff" fill-opacity=".92"/>' +
      '<rect x="136" y="138" width="74" height="9" rx="4.5" fill="#fff" fill-opacity=".9"/><rect x="136" y="156" width="50" height="7" rx="3.5" fill="#fff" fill-opacity=".65"/><rect x="136" y="176" width="60" height="6" rx="3" fill="#fff" fill-opacity=".4"/>',
    spots: [{ x: 66, y: 158, size: 68 }],
    bulk: 1,
    pose: 'stands',
  },
  blister: {
    back: ({ contents }) => {
      const cells = [0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => [54 + column * 49, 96 + row * 62] as const));
      const pills = cells.map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y + 3}" rx="20" ry="25" fill="#8d98a5" fill-opacity=".55"/><ellipse cx="${x}" cy="${y}" rx="19" ry="24" fill="#eef2f6"/><ellipse cx="${x}" cy="${y}" rx="14" ry="19" fill="url(#pill)"/><ellipse cx="${x - 5}" cy="${y - 8}" rx="4" ry="6" fill="#fff" fill-opacity=".8"/>`,
      );
      return (
        down('foil', steel) +
        down('pill', contents) +
        '<rect x="16" y="52" width="224" height="152" rx="14" fill="#8995a2"/><rect x="16" y="48" width="224" height="152" rx="14" fill="url(#foil)"/>' +
        '<path d="M24 60 H232" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>' +
        pills.join('')
      );
    },
    spots: [],
    bulk: 0.95,
    pose: 'lies',
  },
  pillJar: {
    back: ({ coat }) =>
      across('body', white) +
      across('cap', coat) +
      '<rect x="78" y="22" width="100" height="46" rx="10" fill="url(#cap)"/>' +
      [88, 102, 116, 130, 144, 158]
        .map((x) => `<rect x="${x}" y="28" width="4" height="34" rx="2" fill="#000" fill-opacity=".09"/>`)
        .join('') +
      '<path d="M70 84 Q70 66 92 66 H164 Q186 66 186 84 V222 Q186 238 170 238 H86 Q70 238 70 222 Z" fill="url(#body)"/>' +
      `<rect x="70" y="196" width="116" height="18" fill="${coat.main}"/><rect x="70" y="92" width="116" height="8" fill="${coat.main}"/>`,
    spots: [{ x: 128, y: 148, size: 78 }],
    bulk: 0.95,
    pose: 'stands',
  },
  syrup: {
    back: ({ coat }) =>
      across('glass', { light: '#b9682c', main: '#8a4517', deep: '#552609' }) +
      across('cap', white) +
      across('paper', white) +
      '<rect x="102" y="14" width="52" height="40" rx="7" fill="url(#cap)"/><rect x="106" y="52" width="44" height="16" fill="url(#glass)"/>' +
      '<path d="M106 66 C106 86 74 88 74 116 V224 Q74 240 90 240 H166 Q182 240 182 224 V116 C182 88 150 86 150 66 Z" fill="url(#glass)"/>' +
      `<rect x="74" y="122" width="108" height="92" fill="url(#paper)"/><rect x="74" y="196" width="108" height="18" fill="${coat.main}"/>` +
      '<path d="M84 104 q4 -12 18 -22" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" fill="none"/>',
    spots: [{ x: 128, y: 158, size: 62 }],
    bulk: 0.95,
    pose: 'stands',
  },
  dropper: {
    back: ({ coat }) =>
      across('glass', coat) +
      across('rubber', { light: '#5a5f69', main: '#3c4049', deep: '#22252b' }) +
      across('paper', white) +
      '<path d="M112 12 h32 q6 22 2 46 h-36 q-4 -24 2 -46 Z" fill="url(#rubber)"/><rect x="98" y="56" width="60" height="30" rx="6" fill="url(#rubber)"/>' +
      '<path d="M100 86 h56 v10 q34 8 34 38 v90 q0 16 -16 16 H82 q-16 0 -16 -16 v-90 q0 -30 34 -38 Z" fill="url(#glass)"/>' +
      '<rect x="66" y="140" width="124" height="74" fill="url(#paper)"/>' +
      '<path d="M80 128 q4 -16 20 -22" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round" fill="none"/>',
    spots: [{ x: 128, y: 177, size: 62 }],
    bulk: 0.75,
    pose: 'stands',
  },
  spray: {
    back: ({ coat }) =>
      across('body', white) +
      across('top', coat) +
      '<path d="M96 26 h66 q16 0 16 14 l-8 8 h-22 v24 h-36 V60 q-26 0 -30 26 l-12 -4 q4 -46 26 -56 Z" fill="url(#top)"/>' +
      '<rect x="104" y="70" width="52" height="20" rx="4" fill="url(#top)"/>' +
      '<path d="M104 88 h52 q34 14 34 56 v82 q0 14 -14 14 H84 q-14 0 -14 -14 v-82 q0 -42 34 -56 Z" fill="url(#body)"/>' +
      `<path d="M70 168 q60 -26 120 0 v46 q-60 22 -120 0 Z" fill="${coat.main}" fill-opacity=".28"/>`,
    spots: [{ x: 129, y: 164, size: 72 }],
    bulk: 1.05,
    pose: 'stands',
  },
  tube: {
    back: ({ coat }) =>
      across('body', white) +
      across('cap', coat) +
      '<path d="M66 14 H190 L178 196 H78 Z" fill="url(#body)"/><rect x="64" y="10" width="128" height="16" rx="3" fill="#e4ded5"/>' +
      `<path d="M72 104 q56 26 112 0 l-3 46 q-53 22 -106 0 Z" fill="${coat.main}" fill-opacity=".9"/>` +
      '<rect x="74" y="194" width="108" height="50" rx="9" fill="url(#cap)"/><rect x="74" y="194" width="108" height="8" fill="#000" fill-opacity=".1"/>',
    spots: [{ x: 128, y: 68, size: 66 }],
    bulk: 0.9,
    pose: 'stands',
  },
  pump: {
    back: ({ coat }) =>
      across('body', coat) +
      across('head', white) +
      across('paper', white) +
      '<path d="M78 18 h62 v16 h-14 v30 h-14 V34 H86 q-8 0 -8 10 h-10 q-2 -26 10 -26 Z" fill="url(#head)"/><rect x="94" y="60" width="52" height="26" rx="6" fill="url(#head)"/>' +
      '<path d="M82 86 h76 q26 4 26 34 v104 q0 16 -16 16 H72 q-16 0 -16 -16 V120 q0 -30 26 -34 Z" fill="url(#body)"/>' +
      '<rect x="72" y="124" width="96" height="92" rx="10" fill="url(#paper)"/>' +
      '<path d="M66 210 V126" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>',
    spots: [{ x: 120, y: 170, size: 72 }],
    bulk: 1.05,
    pose: 'stands',
  },
} satisfies Record<string, Holder>;
