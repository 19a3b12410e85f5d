import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Each letter is half as wide as its font is high. */
const measure = (text: string) => text.length / 2;
const room = { width: 100, height: 40, size: 20, lineHeight: 1 };

test('[CARD-05] a text takes one line in the largest size, else as many even lines as it needs, else it is smaller', () => {
  expect(fitText('Reno Rodeo', room, measure)).toEqual({ lines: ['Reno Rodeo'], size: 20 });
  // As wide as the room.
  expect(fitText('Reno', { ...room, width: 40 }, measure)).toEqual({ lines: ['Reno'], size: 20 });
  expect(fitText('Elko County Fair', room, measure)).toEqual({ lines: ['Elko County', 'Fair'], size: 18 });
  expect(fitText('aa bb cc dd', room, measure)).toEqual({ lines: ['aa bb', 'cc dd'], size: 20 });
});

test('[CARD-05] a word is never cut, and nothing takes no line', () => {
  expect(fitText('Championships', room, measure)).toEqual({ lines: ['Championships'], size: 15 });
  expect(fitText('x'.repeat(400), room, measure)).toEqual({ lines: ['x'.repeat(400)], size: 1 });
  for (const text of ['', '  ']) expect(fitText(text, room, measure).lines).toEqual([]);
  expect(fitText(' Reno   Rodeo ', room, measure).lines).toEqual(['Reno Rodeo']);
});
