import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getRodeoId, getRodeoName, parseRodeoId, type NamedRodeo } from './rodeo.ts';

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / 1000;
const build = (
  title: string,
  location: string,
  event_date: number | null = day(2026, 7, 25),
): NamedRodeo => ({
  title,
  location,
  event_date,
});

describe('getRodeoId', () => {
  test.each([
    ['Cheyenne Frontier Days', 'Cheyenne, WY'],
    ['  cheyenne   FRONTIER days ', 'Cheyenne WY'],
    ['Cheyenne Frontier-Days!', '(Cheyenne, WY.)'],
    ['Cheyenne Frontier Days 2026', 'Cheyenne , WY'],
    ['2026 Cheyenne Frontier Days', 'Chéyenne, WY'],
    ['Cheyenne Frontier Days', 'Cheyenne, Wyoming, USA'],
  ])('[ROD-02] %j in %j is the same rodeo', (title, location) => {
    expect(getRodeoId(build(title, location))).toBe('cheyenne-frontier-days_cheyenne-wy_2026');
  });

  test.each([
    [build('Tri-County Stockmen’s Reunion', 'T or C, NM'), 'tri-county-stockmens-reunion_t-or-c-nm_2026'],
    [build("Old Timers' & Kids' Rodeo", 'St. Paul, OR'), 'old-timers-kids-rodeo_st-paul-or_2026'],
    [build('Fiesta de los Vaqueros', 'Peñasco, NM'), 'fiesta-de-los-vaqueros_penasco-nm_2026'],
    [build('Rodeo Łódź', 'Łódź'), 'rodeo-lodz_lodz_2026'],
    [build('Rodeo Odz', 'Odz'), 'rodeo-odz_odz_2026'],
    [build('Østfold Rodeo', 'Ærø'), 'ostfold-rodeo_aero_2026'],
    [build('大会', '東京'), '大会_東京_2026'],
    [build('Родео Кубани', 'Краснодар'), 'родео-кубани_краснодар_2026'],
    [build('רודאו', 'חיפה'), 'רודאו_חיפה_2026'],
    [build('Reno Rodeo 2025', 'Reno', day(2026, 1, 1)), 'reno-rodeo-2025_reno_2026'],
    [build('Reno Rodeo', 'Reno', day(1931, 12, 31)), 'reno-rodeo_reno_1931'],
  ])('of %j', (rodeo, id) => {
    expect(getRodeoId(rodeo)).toBe(id);
  });

  test.each([build('', 'Reno'), build('Reno Rodeo', ' '), build('🐂', '🐎'), build('2026', 'Reno')])(
    'is empty for %j',
    (rodeo) => {
      expect(getRodeoId(rodeo)).toBe('');
    },
  );

  test('is empty without a date', () => {
    expect(getRodeoId(build('Reno Rodeo', 'Reno', null))).toBe('');
  });

  test('has the shape that the security rules require, and names the year', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    const days = fc.integer({ min: -25_567, max: 47_482 });
    fc.assert(
      fc.property(text, text, days, (title, location, date) => {
        const id = getRodeoId(build(title, location, date * 86_400));
        if (id === '') return;
        expect(id).toMatch(/^[\p{Ll}\p{Lo}\p{Lm}\p{Nd}-]{1,60}_[\p{Ll}\p{Lo}\p{Lm}\p{Nd}-]{1,60}_[0-9]{4}$/u);
        expect(parseRodeoId(id)?.year).toBe(new Date(date * 86_400_000).getUTCFullYear());
      }),
    );
  });

  test('is cut for long names', () => {
    const id = getRodeoId(build('Rodeo '.repeat(20), 'x'.repeat(120)));
    expect(id).toBe(`${'rodeo-'.repeat(10).slice(0, -1)}_${'x'.repeat(60)}_2026`);
  });
});

describe('parseRodeoId', () => {
  test.each([
    ['cheyenne-frontier-days_cheyenne-wy_2026', 'Cheyenne Frontier Days', 'Cheyenne, WY'],
    ['reno-rodeo_reno_2026', 'Reno Rodeo', 'Reno'],
  ])('reads %s', (id, title, location) => {
    expect(parseRodeoId(id)).toEqual({ title, location, year: 2026 });
  });

  test.each(['', 'cheyenne', 'a_b_26', 'A_b_2026', 'a_b_2026/c', 'a_b_c_2026', `${'x'.repeat(61)}_b_2026`])(
    'rejects %j',
    (id) => {
      expect(parseRodeoId(id)).toBeUndefined();
    },
  );
});

test('a rodeo has the name that most videos give it', () => {
  expect(getRodeoName([])).toBeUndefined();
  const videos = [
    build('cheyenne frontier days', 'Cheyenne, WY'),
    build('Cheyenne Frontier Days', 'Cheyenne WY'),
    build('Cheyenne Frontier Days', 'Cheyenne, WY'),
  ];
  expect(getRodeoName(videos)).toEqual({
    title: 'Cheyenne Frontier Days',
    location: 'Cheyenne, WY',
    year: 2026,
  });
});
