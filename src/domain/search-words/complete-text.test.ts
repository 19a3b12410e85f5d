import { expect, test } from 'vitest';
import { completeText } from './complete-text.ts';

test.each([
  ['bul', ['Bull Riding', 'Steer Wrestling', 'Bull']],
  ['cody bull ri', ['cody Bull Riding']],
  ['bull riding tex', ['bull riding Texas']],
  ['new', ['New Hampshire', 'New Jersey', 'New Mexico', 'New York']],
  ['tx', ['Texas']],
  ['mt', ['Montana', 'Mato Grosso']],
  ['latham 2025', ['latham 2025']],
  ['três tam', ['Barrel Racing']],
  ['derrib', ['Steer Wrestling', 'buck-off']],
  ['b', []],
  ['dust devil', []],
  ['', []],
])('%j may become %j', (text, expected) => {
  expect(completeText(text, 4).map((completion) => completion.text)).toEqual(expected);
});
