import { describe, expect, test, vi } from 'vitest';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { getRideHeadline, getRideTitle, getSpokenResult } from './ride-result.ts';

const rider = buildContestant({ first_name: 'Darius', last_name: 'Boone' });
const partner = buildContestant({ first_name: 'Wade', last_name: 'Kerr' });
const contractor = buildContractor();
const animal = buildBull(contractor, { name: 'Northern Lights' });

describe('the headline of a ride', () => {
  test.each([
    ['Darius Boone · 86.5 on Northern Lights', buildVideo(rider, { animal, score: 86.5 })],
    ['Darius Boone · bucked off by Northern Lights', buildVideo(rider, { animal, score: 0 })],
    ['Darius Boone on Northern Lights', buildVideo(rider, { animal, score: null })],
    ['Darius Boone · 86.5', buildVideo(rider, { score: 86.5 })],
    ['Darius Boone · bucked off', buildVideo(rider, { score: 0 })],
    [
      'Darius Boone and Wade Kerr · 5.40 s',
      buildVideo(contractor, { contestants: [rider, partner], event_type: 4, time: 5.4 }),
    ],
    ['8.00 s with Northern Lights', buildVideo(contractor, { animal, event_type: 7, time: 8 })],
    ['Northern Lights', buildVideo(contractor, { animal, score: null })],
    ['Darius Boone', buildVideo(rider, { event_type: 99, score: 80 })],
    ['', buildVideo(contractor, { score: null })],
    [
      'Darius Boone on Northern Lights · disqualified',
      buildVideo(rider, { animal, score: null, result: 'disqualified' }),
    ],
    ['Darius Boone · re-ride', buildVideo(rider, { score: null, result: 're-ride' })],
    ['Northern Lights · turned out', buildVideo(contractor, { animal, score: null, result: 'turned-out' })],
    ['Darius Boone · no time', buildVideo(rider, { event_type: 5, time: null, result: 'no-time' })],
    ['Darius Boone · 19.32 s', buildVideo(rider, { event_type: 5, time: 19.32, result: 'time', penalty: 5 })],
  ])('is %j', (headline, ride) => {
    expect(getRideHeadline(ride)).toBe(headline);
  });
});

test('names in a headline have no spaces around them, and blank ones are none', () => {
  const named = (names: string[], animal_name: string, score: number | null) =>
    getRideHeadline({
      ...buildVideo(contractor, { score, animal_name }),
      ...{ contestants_id: names, contestants_names: names },
    });
  expect([
    named([' Ana ', ' ', 'Leo'], ' Rio ', 86.5),
    named([' ', ''], ' Rio ', null),
    named([' '], ' ', 86.5),
    named([' '], ' ', null),
  ]).toEqual(['Ana and Leo · 86.5 on Rio', 'Rio', '86.5', '']);
});

test('[RES-01] an animal of which nobody names the rider comes before how it ended', () => {
  const ride = buildVideo(contractor, { animal, score: null, result: 'turned-out', animal_name: ' Rio ' });
  expect(getRideHeadline(ride)).toBe('Rio · turned out');
});

describe('[LANG-08] names in a headline', () => {
  const readAsSeen = (text: string) => text.replaceAll('\u2068', '[').replaceAll('\u2069', ']');

  test('of any direction keep the line in order', () => {
    const omer = buildContestant({ first_name: 'עומר', last_name: 'כהן' });
    const bull = buildBull(contractor, { name: 'الغبار' });
    const ride = buildVideo(omer, { animal: bull, score: 85, contestants: [omer, rider], title: 'חיפה' });
    expect(readAsSeen(getRideTitle(ride))).toBe('[עומר כהן] and Darius Boone · 85 on [الغبار] · [חיפה]');
  });

  test.each([
    ['Ignacio Ruiz', ' e '],
    ['Íñigo Ruiz', ' e '],
    ['Hilario Ruiz', ' e '],
    ['Hielo Ruiz', ' y '],
    ['Ian Ruiz', ' e '],
    ['Ruiz', ' y '],
    ['Ya Ruiz', ' y '],
  ])('are joined in Spanish before %s by "%s"', async (name, and) => {
    vi.resetModules();
    await import('#src/languages/es.ts');
    const spanish = await import('./ride-result.ts');
    globalThis.language = undefined;
    expect(spanish.joinNames(['Ana', name, 'Leo'])).toBe(`Ana${and}${name} y Leo`);
  });
});

test('a result is said as people say it', () => {
  const say = (event_type: number, score: number | null, time: number | null) =>
    getSpokenResult({ event_type, score, time });
  expect([
    say(1, 90, null),
    say(1, 0, null),
    say(1, null, null),
    say(5, null, 15.1),
    say(5, null, 0),
  ]).toEqual(['90', 'bucked off', '', '15.10 s', '']);
});
