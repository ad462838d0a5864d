import { preferences } from './preferences.svelte';

/** A tone: its start and end frequency (hertz), duration (seconds), volume, waveform and share of noise. */
export interface Tone {
  from: number;
  to?: number;
  time?: number;
  loud?: number;
  wave?: OscillatorType;
  noise?: number;
  after?: number;
}

let context: AudioContext | null = null;

/** Play tones if sound is on. Browsers block audio until the first user gesture. */
export function play(tones: readonly Tone[]): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of tones) sound(context, tone);
}

function sound(
  at: AudioContext,
  { from, to = from, time = 0.14, loud = 0.2, wave = 'sine', noise = 0, after = 0 }: Tone,
): void {
  const begin = at.currentTime + after;
  const gain = at.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + time);
  gain.connect(at.destination);
  const tone = at.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + time);
  tone.connect(gain);
  tone.start(begin);
  tone.stop(begin + time);
  if (noise) rustle(at, from, time, loud * noise, begin);
}

function rustle(at: AudioContext, around: number, time: number, loud: number, begin: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * time), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around * 3;
  const gain = at.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(begin);
}

/** A soft double tap: a chat message. */
export const TAP: readonly Tone[] = [
  { from: 620, to: 560, time: 0.09, loud: 0.08, wave: 'triangle' },
  { from: 740, to: 680, time: 0.12, loud: 0.07, wave: 'triangle', after: 0.09 },
];

/** A low bell: it is your turn. */
export const BELL: readonly Tone[] = [
  { from: 392, time: 0.7, loud: 0.16 },
  { from: 784, time: 0.5, loud: 0.06, after: 0.01 },
];

/** Two quick knocks: time is low. */
export const HURRY: readonly Tone[] = [
  { from: 880, time: 0.1, loud: 0.12, wave: 'triangle' },
  { from: 880, time: 0.14, loud: 0.12, wave: 'triangle', after: 0.18 },
];
