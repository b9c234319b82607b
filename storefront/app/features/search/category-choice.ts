/** Which categories are wanted. A parent stands for itself and all its children; none is the same as no wish. */
export type CategoryChoice = 'all' | number[];

export type CategoryTree = readonly { id: number; childes: readonly { id: number }[] }[];

/** Every category the choice covers, parents and children (SEA-06). */
export function coveredBy(choice: CategoryChoice, tree: CategoryTree): Set<number> {
  const covered = new Set<number>();
  for (const parent of tree) {
    const isWhole = choice === 'all' || choice.includes(parent.id);
    if (isWhole) covered.add(parent.id);
    for (const { id } of parent.childes) if (isWhole || choice.includes(id)) covered.add(id);
  }
  return completed(covered, tree);
}

/** All chosen becomes none, anything else becomes all. */
export function allToggled(choice: CategoryChoice): CategoryChoice {
  return choice === 'all' ? [] : 'all';
}

/** A parent goes with all its children; a child that leaves takes the whole away from its parent. */
export function categoryToggled(choice: CategoryChoice, id: number, tree: CategoryTree): CategoryChoice {
  const covered = coveredBy(choice, tree);
  const parent = tree.find((other) => other.id === id || other.childes.some((child) => child.id === id));
  if (!parent) return choice;
  const changing = parent.id === id ? [id, ...parent.childes.map((child) => child.id)] : [id];
  if (covered.has(id)) for (const gone of [...changing, parent.id]) covered.delete(gone);
  else for (const come of changing) covered.add(come);
  return shortest(completed(covered, tree), tree);
}

/** A parent all of whose children are in is in as well. */
function completed(covered: Set<number>, tree: CategoryTree): Set<number> {
  for (const { id, childes } of tree) {
    if (childes.length > 0 && childes.every((child) => covered.has(child.id))) covered.add(id);
  }
  return covered;
}

function shortest(covered: Set<number>, tree: CategoryTree): CategoryChoice {
  if (tree.every(({ id }) => covered.has(id))) return 'all';
  return tree.flatMap(({ id, childes }) =>
    covered.has(id) ? [id] : childes.map((child) => child.id).filter((child) => covered.has(child)),
  );
}
