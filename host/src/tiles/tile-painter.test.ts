import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, onTestFinished, test } from 'vitest';
import type { TileRequest } from './tile-address.ts';
import { openTilePainter } from './tile-painter.ts';

const harbour: TileRequest = { theme: 'light', language: 'en', z: 12, x: 2355, y: 1646, scale: 1 };

/** The processes that are started until the test ends. */
function startedProcesses(): ChildProcess[] {
  const started: ChildProcess[] = [];
  const add = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', add);
  onTestFinished(() => void unsubscribe('child_process', add));
  return started;
}

test('tiles are drawn in one other process', async () => {
  const started = startedProcesses();
  const { paint, close } = openTilePainter();
  onTestFinished(close);
  const tiles = [0, 1, 2].map((x) => paint({ ...harbour, x: harbour.x + x }));
  for (const png of await Promise.all(tiles)) expect([...png.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  expect(started).toHaveLength(1);
});

test('a tile whose process ends is drawn by another one, and fails if that ends too', async () => {
  const started = startedProcesses();
  const { paint, close } = openTilePainter();
  onTestFinished(close);
  const painting = paint(harbour);
  started[0]?.kill('SIGKILL');
  expect((await painting).length).toBeGreaterThan(100);
  const failing = paint(harbour);
  started[1]?.kill('SIGKILL');
  await expect.poll(() => started.length).toBe(3);
  started[2]?.kill('SIGKILL');
  await expect(failing).rejects.toThrow('has ended');
});

test('a closed painter rejects new and running requests, and its process ends without an error', async () => {
  const started = startedProcesses();
  const { paint, close } = openTilePainter();
  const waiting = paint(harbour);
  const outcome = waiting.then(
    () => 'painted',
    () => 'rejected',
  );
  await close();
  expect(await outcome).toBe('rejected');
  expect(started[0]?.exitCode).toBe(0);
  await expect(paint(harbour)).rejects.toThrow('closed');
});

test('a process is not ended while it draws, only when it is idle, and another one draws the next tile', async () => {
  const started = startedProcesses();
  const { paint, close } = openTilePainter({ idleMs: 1 });
  onTestFinished(close);
  const tiles = [0, 1, 2].map((x) => paint({ ...harbour, x: harbour.x + x }));
  expect(await Promise.all(tiles)).toHaveLength(3);
  await expect.poll(() => started[0]?.exitCode).toBe(0);
  expect((await paint(harbour)).length).toBeGreaterThan(100);
  expect(started).toHaveLength(2);
});
