/** Where a crowd is heard beside voices and music, in Hz. */
const band = { from: 1000, to: 4000 };
/** Of a Butterworth filter: as flat as can be. */
const quality = Math.SQRT1_2;

type Filter = (value: number) => number;

/**
 * Lets through what is between 1 and 4 kHz, sample by sample: a high pass and a low pass of second order, as in Robert
 * Bristow-Johnson's "Cookbook formulae for audio equalizer biquad filter coefficients".
 *
 * @param sampleRate in Hz
 */
export function createCrowdFilter(sampleRate: number): Filter {
  const high = createPass(sampleRate, band.from, true);
  // Of a telephone's sound, there is nothing above.
  const low = createPass(sampleRate, Math.min(band.to, 0.45 * sampleRate), false);
  return (value) => low(high(value));
}

function createPass(sampleRate: number, frequency: number, isHigh: boolean): Filter {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const alpha = Math.sin(angle) / (2 * quality);
  const cosine = Math.cos(angle);
  const scale = 1 + alpha;
  const outer = (isHigh ? 1 + cosine : 1 - cosine) / 2 / scale;
  const middle = isHigh ? -2 * outer : 2 * outer;
  const [one, two] = [(-2 * cosine) / scale, (1 - alpha) / scale];
  let [input1, input2, output1, output2] = [0, 0, 0, 0];
  return (input) => {
    const output = outer * (input + input2) + middle * input1 - one * output1 - two * output2;
    input2 = input1;
    input1 = input;
    output2 = output1;
    output1 = output;
    return output;
  };
}
