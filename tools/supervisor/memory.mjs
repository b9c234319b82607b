// @ts-check

/** Halves the memory of new objects in each thread; the default is meant for servers with much more of it. */
export const memoryFlags = ['--max-semi-space-size=8'];

/**
 * For glibc: pictures are drawn in several threads, and memory freed in one of its arenas is neither reused by the
 * others nor returned. One arena, and large buffers outside it, take about half as much after browsing.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
