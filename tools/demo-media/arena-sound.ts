import { createSeededRandom } from './renderer/motion.ts';

const sampleRate = 44_100;

/** A one-pole low-pass filter. @param cutoff in Hz */
function createLowPassFilter(cutoff: number): (sample: number) => number {
  const decay = Math.exp((-2 * Math.PI * cutoff) / sampleRate);
  let output = 0;
  return (sample) => (output = decay * output + (1 - decay) * sample);
}

/**
 * Synthesizes crowd noise and hoofbeats as a WAV file (16 bit, mono, 44.1 kHz).
 *
 * @param seconds duration
 * @param hoofbeats times in seconds
 * @param peak time in seconds at which the crowd is loudest
 */
export function createArenaSound(seconds: number, hoofbeats: readonly number[], peak: number): Buffer {
  const random = createSeededRandom(Math.round(seconds * 1000));
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const [murmur, rumble] = [createLowPassFilter(1400), createLowPassFilter(220)];
  for (let i = 0; i < samples.length; i++) {
    const now = i / sampleRate;
    const noise = random() * 2 - 1;
    const voices = murmur(noise) - 0.9 * rumble(noise);
    const excitement = 0.45 + 0.55 * Math.exp(-(((now - peak) / 2.2) ** 2));
    const breath = 0.8 + 0.2 * Math.sin(2 * Math.PI * 0.37 * now + Math.sin(now));
    samples[i] = 0.5 * voices * excitement * breath;
  }
  for (const beat of hoofbeats) addHoofbeat(samples, beat, random);
  const fade = 0.4 * sampleRate;
  samples.forEach((sample, i) => {
    samples[i] = sample * Math.min(1, i / fade, (samples.length - i) / fade);
  });
  return encodeWav(samples);
}

function addHoofbeat(samples: Float32Array, at: number, random: () => number): void {
  const start = Math.round(at * sampleRate);
  const dirtFilter = createLowPassFilter(900);
  const pitch = 62 + 14 * random();
  for (let i = 0; i < 0.16 * sampleRate && start + i < samples.length; i++) {
    const age = i / sampleRate;
    const thud = Math.sin(2 * Math.PI * pitch * age * (1 - age)) * Math.exp(-age * 26);
    const scatter = dirtFilter(random() * 2 - 1) * Math.exp(-age * 40);
    samples[start + i] = (samples[start + i] ?? 0) + 0.34 * thud + 0.3 * scatter;
  }
}

function encodeWav(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, i) => {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), 44 + 2 * i);
  });
  return file;
}
