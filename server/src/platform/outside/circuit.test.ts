import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

function aCircuit() {
  const time = { nowMs: 0 };
  const circuit = createCircuit(() => new Date(time.nowMs));
  const fail = (times: number) => Array.from({ length: times }).forEach(() => circuit.failed());
  return { circuit, fail, pass: (ms: number) => (time.nowMs += ms) };
}

test('the fifth failure in a row opens the circuit for ten seconds', () => {
  const { circuit, fail, pass } = aCircuit();
  fail(4);
  expect(circuit.mayAsk()).toBe(true);
  fail(1);
  expect(circuit.mayAsk()).toBe(false);
  pass(9_999);
  expect(circuit.mayAsk()).toBe(false);
});

test('a success resets the count of failures', () => {
  const { circuit, fail } = aCircuit();
  fail(4);
  circuit.succeeded();
  fail(4);
  expect(circuit.mayAsk()).toBe(true);
});

test('after the pause one request tries, and its success closes the circuit', () => {
  const { circuit, fail, pass } = aCircuit();
  fail(5);
  pass(10_000);
  expect([circuit.mayAsk(), circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false, false]);
  circuit.succeeded();
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, true]);
});

test('a failed trial opens the circuit for another ten seconds', () => {
  const { circuit, fail, pass } = aCircuit();
  fail(5);
  pass(10_000);
  expect(circuit.mayAsk()).toBe(true);
  fail(1);
  pass(9_999);
  expect(circuit.mayAsk()).toBe(false);
  pass(1);
  expect(circuit.mayAsk()).toBe(true);
});
