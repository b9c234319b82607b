export type Distance = {
  /** Edits that turn the typed word into the whole word. */
  toWord: number;
  /** Edits that turn it into a prefix of the word: letters not typed yet cost nothing. */
  toBeginning: number;
};

const MAX_LENGTH = 32;
const WIDTH = MAX_LENGTH + 1;
// One table for all calls: a lookup compares thousands of words and should not allocate.
const table = new Uint8Array(WIDTH * WIDTH);

/**
 * Wrong, missing, extra and swapped adjacent letters between a typed word and a dictionary word. Anything above `most`
 * is returned as `most + 1`; letters after the 32nd are ignored.
 */
export function editDistance(typed: string, word: string, most: number): Distance {
  const rows = Math.min(typed.length, MAX_LENGTH);
  const columns = Math.min(word.length, MAX_LENGTH, rows + most);
  const tooMany = most + 1;
  if (columns < rows - most) return { toWord: tooMany, toBeginning: tooMany };

  for (let column = 0; column <= columns; column++) table[column] = Math.min(column, tooMany);
  for (let row = 1; row <= rows; row++) {
    if (fillRow(typed, word, row, columns, tooMany) > most) return { toWord: tooMany, toBeginning: tooMany };
  }

  let toBeginning = tooMany;
  for (let column = Math.max(0, rows - most); column <= columns; column++) {
    toBeginning = Math.min(toBeginning, at(rows, column));
  }
  return { toWord: columns === word.length ? at(rows, columns) : tooMany, toBeginning };
}

/** Only cells near the diagonal can stay within the bound; returns the smallest of them. */
function fillRow(typed: string, word: string, row: number, columns: number, tooMany: number): number {
  const most = tooMany - 1;
  const first = Math.max(1, row - most);
  const last = Math.min(columns, row + most);
  table[row * WIDTH + first - 1] = first === 1 ? Math.min(row, tooMany) : tooMany;
  if (last < columns) table[row * WIDTH + last + 1] = tooMany;

  let smallest = first === 1 ? at(row, 0) : tooMany;
  for (let column = first; column <= last; column++) {
    const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
    let cost = Math.min(at(row - 1, column - 1) + (isSame ? 0 : 1), at(row, column - 1) + 1, at(row - 1, column) + 1);
    if (isSwapped(typed, word, row, column)) cost = Math.min(cost, at(row - 2, column - 2) + 1);
    table[row * WIDTH + column] = Math.min(cost, tooMany);
    smallest = Math.min(smallest, cost);
  }
  return smallest;
}

function isSwapped(typed: string, word: string, row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
    typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
  );
}

function at(row: number, column: number): number {
  return table[row * WIDTH + column] ?? 0;
}
