import { expect, test } from 'vitest';
import { parseReel } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { describeNight } from './describe-night.ts';

const ride = (title: string, location: string, day?: string) =>
  parseVideo('ride', { title, location, event_date: day && Date.parse(`${day}Z`) / 1000 });
const describe = (title: string, ...rides: ReturnType<typeof ride>[]) =>
  describeNight(parseReel('list', { title }), rides);

test('[RES-01] a night says rodeo, place and days as far as its rides agree', () => {
  const [friday, saturday] = [
    ride('Reno Rodeo', 'Reno, NV', '2026-06-19'),
    ride('Reno Rodeo', 'Reno, NV', '2026-06-20'),
  ];
  expect(describe('Finals', friday, friday)).toEqual(['Reno Rodeo', 'Reno, NV', 'June 19, 2026']);
  expect(describe('Finals', saturday, friday, saturday)).toEqual([
    ...['Reno Rodeo', 'Reno, NV', 'June 19, 2026 – June 20, 2026'],
  ]);
  expect(describe('Reno Rodeo', friday)).toEqual(['Reno, NV', 'June 19, 2026']);
  expect(describe('Finals', friday, ride('Elko Fair', 'Elko, NV', '2026-06-19'))).toEqual(['June 19, 2026']);
  expect(describe('Finals', friday, ride('Reno Rodeo', 'Reno, NV'))).toEqual([
    ...['Reno Rodeo', 'Reno, NV', 'June 19, 2026'],
  ]);
  expect(describe('Finals', ride('', ''))).toEqual([]);
  expect(describe('Finals')).toEqual([]);
});
