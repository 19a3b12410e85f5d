import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { getDrawFigures } from '#src/domain/draw.ts';
import { getHerd, parseRecordedAnimal, toRecordedAnimal } from '#src/domain/herd.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { getRankedFigures, getStandings } from '#src/domain/leaderboard.ts';
import { presentFigures } from '#src/domain/present-figures.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { parseRecordedRide, toRecordedRide } from '#src/domain/ride-record.ts';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import { countByYear } from '#src/domain/ride-season.ts';
import { groupByEvent } from '#src/domain/rodeo-results.ts';
import { selectRides } from '#src/domain/ride-selection.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { LastOuts } from '#src/features/draw/last-outs.tsx';
import { formatFigures } from '#src/features/herd/herd-figures.ts';
import { saveInsights } from '#src/features/insights/save-insights.ts';
import { SeasonEvents } from '#src/features/records/season-events.tsx';
import { EventRides } from '#src/features/rodeos/event-rides.tsx';
import { toRideFormValues, toVideoDetails } from '#src/features/upload/rides/ride-form-schema.ts';
import * as files from '#src/lib/save-file.ts';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';

/* Every way in which a ride can end, in every place that says it or counts it. */

const stock = buildContractor({ name: 'Prairie Jack Rodeo' });
const rider = buildContestant({ id: 'cody', first_name: 'Cody', last_name: 'Latham' });
const bull = buildBull(stock, { id: 'j7', name: 'Dust Devil', brand: 'J7' });

const bronc = { event_type: 3, score: null };
const barrels = { event_type: 5, score: null };

interface Case {
  name: string;
  fields: Partial<Video>;
  /** On a card, and in the player where it says what the figure is made of. */
  plate: string;
  player?: string;
  listed: string;
  /** In previews, embeds and titles. */
  headline: string;
  /** Outs; rides with a result; qualified ones; buck-offs; in the words of the chart. */
  counts: [outs: number, rated: number, qualified: number, buckedOff: number, chart: string];
  /** Whether it can be first on a board by best. */
  isRanked?: boolean;
}

const cases: Case[] = [
  {
    name: 'qualified',
    fields: { ...bronc, score: 86.5, rider_marks: 43.5, animal_marks: 43, result: 'qualified' },
    ...{ plate: '86.5 Score', player: '86.5 43.5 + 43', listed: '86.5' },
    headline: 'Cody Latham · 86.5 on Dust Devil',
    counts: [1, 1, 1, 0, 'qualified'],
    isRanked: true,
  },
  {
    name: 'qualified without judges',
    fields: { ...bronc, result: 'qualified' },
    ...{ plate: 'Qualified', listed: 'Qualified', headline: 'Cody Latham on Dust Devil · qualified' },
    counts: [1, 1, 1, 0, 'qualified'],
  },
  {
    name: 'bucked off',
    fields: { ...bronc, score: 0, ride_start: 2, ride_end: 7.29, result: 'bucked-off' },
    ...{ plate: 'Bucked off 5.2 s', listed: 'Off 5.2 s', headline: 'Cody Latham · bucked off by Dust Devil' },
    counts: [1, 1, 0, 1, 'bucked-off'],
  },
  {
    name: 'bucked off, as the mobile app says it',
    fields: { ...bronc, score: 0 },
    ...{ plate: 'Bucked off', listed: 'Off', headline: 'Cody Latham · bucked off by Dust Devil' },
    counts: [1, 1, 0, 1, 'bucked-off'],
  },
  {
    name: 're-ride',
    fields: { ...bronc, animal_marks: 41, result: 're-ride' },
    ...{ plate: 'Re-ride No score', listed: 'Re-ride', headline: 'Cody Latham on Dust Devil · re-ride' },
    counts: [0, 0, 0, 0, ''],
  },
  {
    name: 'missed out',
    fields: { ...bronc, result: 'missed-out' },
    ...{ plate: 'Missed out No score', listed: 'Missed out' },
    headline: 'Cody Latham on Dust Devil · missed out',
    counts: [1, 1, 0, 0, 'no-score'],
  },
  {
    name: 'disqualified',
    fields: { ...bronc, result: 'disqualified' },
    ...{ plate: 'DQ No score', listed: 'DQ', headline: 'Cody Latham on Dust Devil · disqualified' },
    counts: [1, 1, 0, 0, 'no-score'],
  },
  {
    name: 'turned out',
    fields: { ...bronc, animal_marks: 41, gate_turn: 'left', result: 'turned-out' },
    ...{ plate: 'Turned out No score', listed: 'Turned out' },
    headline: 'Cody Latham on Dust Devil · turned out',
    counts: [0, 0, 0, 0, ''],
  },
  {
    name: 'time',
    fields: { ...barrels, time: 14.32, result: 'time' },
    ...{ plate: '14.32 Time', listed: '14.32', headline: 'Cody Latham · 14.32 s with Dust Devil' },
    counts: [1, 0, 0, 0, 'timed'],
    isRanked: true,
  },
  {
    name: 'time with a penalty',
    fields: { ...barrels, time: 19.32, penalty: 5, result: 'time' },
    ...{ plate: '19.32 Time', player: '19.32 14.32 + 5', listed: '19.32' },
    headline: 'Cody Latham · 19.32 s with Dust Devil',
    counts: [1, 0, 0, 0, 'timed'],
    isRanked: true,
  },
  {
    name: 'no time',
    fields: { ...barrels, result: 'no-time' },
    ...{ plate: 'No time', listed: 'No time', headline: 'Cody Latham with Dust Devil · no time' },
    counts: [1, 0, 0, 0, 'no-score'],
  },
];

const build = ({ fields }: Case): Video =>
  parseVideo('ride', {
    ...buildVideo(stock, { id: 'ride', animal: bull, contestants: [rider] }),
    ...{ result: '', penalty: 0, time: null },
    ...fields,
  });

const normalize = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();

/** The words of what is rendered, with a space between elements. */
function read(element: React.ReactNode): string {
  const { container, unmount } = render(<MemoryRouter>{element}</MemoryRouter>);
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  unmount();
  return normalize(words.join(' ')) ?? '';
}

describe.each(cases)('$name', (ending) => {
  const { plate, player = plate, listed, headline, counts, isRanked = false } = ending;
  const ride = build(ending);
  const result = presentResult(ride);
  const [outs, rated, qualified, buckedOff, chart] = counts;

  test('[FEED-05] on the plate of cards and of the player', () => {
    if (!result) throw new Error('It has no plate');
    expect(read(<ScorePlate result={result} />)).toBe(plate);
    expect(read(<ScorePlate large hasParts result={result} />)).toBe(player);
  });

  test('in the lists of the draw, of seasons and of rodeos, and in the table of insights', async () => {
    expect(read(<LastOuts rides={[ride]} animalId="j7" />)).toContain(listed);
    expect(read(<SeasonEvents rides={[ride]} userId="cody" />)).toContain(listed);
    const events = groupByEvent([ride]).map((event) => read(<EventRides event={event} />));
    expect(events.join()).toContain(isRanked ? plate : listed);
    const saveFile = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    saveInsights(parseUser('stock', stock), [{ ride, views: 3 }], new Date(0));
    const table = await saveFile.mock.lastCall?.[1].text();
    expect(table).toContain(`"Cody Latham","${listed}",3,`);
  });

  test('in the words of previews, embeds and titles', () => {
    expect(getRideHeadline(ride)).toBe(headline);
  });

  test('in figures of records, and of what the service keeps', () => {
    const figures = getRideFigures([ride]);
    const [scored] = figures.scored;
    expect([figures.outs, scored?.rated ?? 0, scored?.qualified ?? 0, scored?.buckedOff ?? 0]).toEqual([
      outs,
      rated,
      qualified,
      buckedOff,
    ]);
    expect(scored?.animalHalf.rated ?? 0).toBe(rated > 0 && ride.animal_marks !== null ? 1 : 0);
    expect(getRideFigures([parseRecordedRide(toRecordedRide(ride))])).toMatchObject({
      outs,
      scored: rated > 0 ? [{ rated, qualified, buckedOff }] : [],
    });
    expect(countByYear([ride])[0]?.outs).toBe(outs);
    const counted = Object.entries(countByYear([ride])[0]?.counts ?? {}).filter(([, count]) => count > 0);
    expect(counted.map(([outcome]) => outcome).join()).toBe(chart);
    const all = { outcome: 'all', year: undefined, month: undefined, eventId: undefined } as const;
    expect(selectRides([ride], all)).toHaveLength(outs);
  });

  test('on boards, in the draw and on herd sheets', () => {
    const board = { board: 'riders', rankedBy: 'best', eventId: ride.event_type } as const;
    expect(getStandings(getRankedFigures(board.board, [ride]), board)).toHaveLength(isRanked ? 1 : 0);
    const draw = getDrawFigures([ride]);
    expect(draw.scores).toEqual(isRanked && ride.score !== null ? [ride.score] : []);
    expect(draw.turns).toEqual({ left: 0, straight: 0, right: 0 });
    const animal = parseAnimal('j7', bull);
    const [herd] = getHerd([animal], [ride]);
    const [first] = formatFigures(herd?.figures ?? getRideFigures([]));
    expect(first?.value).toBe(String(outs));
    const recorded = parseRecordedAnimal(structuredClone(toRecordedAnimal(animal, [ride])));
    expect(presentFigures(recorded.figures, ['outs'])[0]?.number).toBe(outs);
  });

  test('[EDV-01] stays what it is when it is edited', () => {
    const edited = parseVideo('ride', { ...ride, ...toVideoDetails(toRideFormValues(ride)) });
    expect(presentResult(edited)).toEqual(result);
  });
});

test('marks that make no clock give a buck-off no seconds', () => {
  const buckOff = { ...bronc, score: 0, time: null };
  for (const [ride_start, ride_end] of [
    [7, 2],
    [3, 3],
    [2, null],
  ] as const)
    expect(presentResult({ ...buckOff, ride_start, ride_end })?.listed).toBe('Off');
});

test('runs without a time come last, and what counts nowhere after them', () => {
  const rides = cases.map((ending) => ({ ...build(ending), id: ending.name }));
  expect(groupByEvent(rides).map((event) => event.rides.map(({ id }) => id))).toEqual([
    [
      ...['qualified', 'qualified without judges', 'bucked off', 'bucked off, as the mobile app says it'],
      ...['disqualified', 'missed out', 're-ride', 'turned out'],
    ],
    ['time', 'time with a penalty', 'no time'],
  ]);
});
