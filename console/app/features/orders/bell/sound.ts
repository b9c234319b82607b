import { writeLocal, readLocal } from '../../../platform/local-storage.ts';
import { createStore } from '../../../platform/store.ts';

/** `blocked`: the browser allows sound only after somebody has pressed something on the page. */
export type SoundState = 'on' | 'off' | 'blocked';
export const soundState = createStore<SoundState>(readLocal('sound') === 'off' ? 'off' : 'blocked');

let context: AudioContext | null = null;
let bell: AudioBufferSourceNode | null = null;

/** A looped buffer rings without timers, which browsers slow down in background tabs. */
const LOOP_SECONDS = 2.4;
const strokes = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 1_175 },
  { at: 0.6, hertz: 880 },
  { at: 0.82, hertz: 1_175 },
];

/** Asks the browser for sound. Call it when something was pressed. */
export async function switchSoundOn(): Promise<void> {
  writeLocal('sound', null);
  await allowSound();
}

export function switchSoundOff(): void {
  writeLocal('sound', 'off');
  soundState.set('off');
  hush();
}

/** Until the browser has allowed sound, every press tries again. */
export async function allowSound(): Promise<void> {
  if (readLocal('sound') === 'off') return;
  context ??= new AudioContext();
  await context.resume().catch(() => undefined);
  soundState.set(context.state === 'running' ? 'on' : 'blocked');
}

export function ring(): void {
  if (!context || bell || soundState.get() !== 'on') return;
  bell = context.createBufferSource();
  bell.buffer = bellBuffer(context);
  bell.loop = true;
  bell.connect(context.destination);
  bell.start();
}

export function hush(): void {
  bell?.stop();
  bell?.disconnect();
  bell = null;
}

function bellBuffer(audio: AudioContext): AudioBuffer {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.round(LOOP_SECONDS * rate), rate);
  const samples = buffer.getChannelData(0);
  for (const { at, hertz } of strokes)
    for (let index = 0; index < rate * 0.5; index += 1) {
      const position = Math.round(at * rate) + index;
      const seconds = index / rate;
      samples[position] =
        (samples[position] ?? 0) + Math.sin(2 * Math.PI * hertz * seconds) * Math.exp(-seconds * 9) * 0.4;
    }
  return buffer;
}
