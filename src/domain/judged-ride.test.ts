import { expect, test } from 'vitest';
import { addHalves, isScoreOff, toJudgingFields } from './judged-ride.ts';

const halves = (rider_marks: number | null, animal_marks: number | null) => ({ rider_marks, animal_marks });

test.each([
  [halves(43.5, 43), 86.5],
  // 86.30000000000001 in binary numbers.
  [halves(43.1, 43.2), 86.3],
  [halves(0, 44), 44],
  [halves(null, 44), null],
  [halves(43, null), null],
])('the halves %j make %s', (given, sum) => {
  expect(addHalves(given)).toBe(sum);
});

test.each([
  { score: 86.5, given: halves(43.5, 43), isOff: false },
  { score: 86, given: halves(43.5, 43), isOff: true },
  { score: 87, given: halves(43.5, 43), isOff: true },
  { score: 86, given: halves(43.5, null), isOff: false },
  { score: null, given: halves(43.5, 43), isOff: false },
  // Of a buck-off only the half of the animal counts.
  { score: 0, given: halves(0, 44), isOff: false },
])('a score of $score with $given is off: $isOff', ({ score, given, isOff }) => {
  expect(isScoreOff(score, given)).toBe(isOff);
});

test('only events of rough stock have judges and a gate', () => {
  const fields = { ...halves(43.5, 43), gate_turn: 'left' };
  expect([1, 2, 3].map((event) => toJudgingFields(event, fields))).toEqual([fields, fields, fields]);
  const none = { ...halves(null, null), gate_turn: '' };
  expect([4, 5, 99].map((event) => toJudgingFields(event, fields))).toEqual([none, none, none]);
});
