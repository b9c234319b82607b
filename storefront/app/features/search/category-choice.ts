/** The selected category ids. A parent id includes all its children; an empty list means no filter. */
export type CategoryChoice = 'all' | number[];

export type CategoryTree = readonly { id: number; childes: readonly { id: number }[] }[];

/** Ids of all categories the choice includes, parents and children (SEA-06). */
export function selectedCategoryIds(choice: CategoryChoice, tree: CategoryTree): Set<number> {
  const covered = new Set<number>();
  for (const parent of tree) {
    const isWhole = choice === 'all' || choice.includes(parent.id);
    if (isWhole) covered.add(parent.id);
    for (const { id } of parent.childes) if (isWhole || choice.includes(id)) covered.add(id);
  }
  return completed(covered, tree);
}

/** Toggles between all and none. */
export function toggleAll(choice: CategoryChoice): CategoryChoice {
  return choice === 'all' ? [] : 'all';
}

/** Toggling a parent toggles its children; removing a child also deselects its parent. */
export function toggleCategory(choice: CategoryChoice, id: number, tree: CategoryTree): CategoryChoice {
  const covered = selectedCategoryIds(choice, tree);
  const parent = tree.find((other) => other.id === id || other.childes.some((child) => child.id === id));
  if (!parent) return choice;
  const changing = parent.id === id ? [id, ...parent.childes.map((child) => child.id)] : [id];
  if (covered.has(id)) for (const removed of [...changing, parent.id]) covered.delete(removed);
  else for (const added of changing) covered.add(added);
  return shortest(completed(covered, tree), tree);
}

/** Adds every parent whose children are all selected. */
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
