/** A min-heap of integers by cost in two growing typed arrays, so that push and pop allocate nothing. */
export class MinHeap {
  #keys = new Int32Array(256);
  #costs = new Float64Array(256);
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  clear(): void {
    this.#size = 0;
  }

  push(key: number, cost: number): void {
    if (this.#size === this.#keys.length) this.#grow();
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#costAt(parent) <= cost) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#keys[at] = key;
    this.#costs[at] = cost;
  }

  /** Removes and returns the key with the lowest cost; -1 if the heap is empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const lowest = this.#keys[0] ?? -1;
    const last = --this.#size;
    const cost = this.#costAt(last);
    const key = this.#keys[last] ?? -1;
    let at = 0;
    for (let child = 1; child < last; child = 2 * at + 1) {
      if (child + 1 < last && this.#costAt(child + 1) < this.#costAt(child)) child++;
      if (this.#costAt(child) >= cost) break;
      this.#move(child, at);
      at = child;
    }
    this.#keys[at] = key;
    this.#costs[at] = cost;
    return lowest;
  }

  #costAt(at: number): number {
    return this.#costs[at] ?? Infinity;
  }

  #move(from: number, to: number): void {
    this.#keys[to] = this.#keys[from] ?? -1;
    this.#costs[to] = this.#costAt(from);
  }

  #grow(): void {
    const [keys, costs] = [this.#keys, this.#costs];
    this.#keys = new Int32Array(keys.length * 2);
    this.#costs = new Float64Array(costs.length * 2);
    this.#keys.set(keys);
    this.#costs.set(costs);
  }
}
