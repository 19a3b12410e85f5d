import { expect, test } from 'vitest';
import { createTransferMeter } from './transfer-meter.ts';

test('estimates the time left from the speed of this attempt', () => {
  let now = 5000;
  const measure = createTransferMeter(() => now);
  expect(measure(500, 1000)).toEqual({ sentBytes: 500, totalBytes: 1000 });
  now += 1000;
  expect(measure(600, 1000)).not.toHaveProperty('secondsLeft');
  now += 3000;
  expect(measure(700, 1000)).toEqual({ sentBytes: 700, totalBytes: 1000, secondsLeft: 6 });
});
