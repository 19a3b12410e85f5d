import { afterEach, expect, test, vi } from 'vitest';
import * as expected from './expected-figures.ts';
import { addFilms, nameRides } from './films.ts';
import { generateRides } from './generate-rides.ts';
import { getRodeo, getState, readRide, type ReadRide } from './read-ride.ts';

/*
 * The product's figures of every page, of 600 rides with every odd case, compared with those that are computed in another
 * way: with exact fractions, from the same documents, by code that imports nothing of the product.
 */

afterEach(() => {
  globalThis.language = undefined;
  vi.resetModules();
});

/** The product in a language. */
async function loadProduct(language: string) {
  vi.resetModules();
  if (language === 'es') await import('#src/languages/es.ts');
  if (language === 'pt') await import('#src/languages/pt.ts');
  return {
    ...(await import('#src/domain/present-figures.ts')),
    ...(await import('#src/domain/ride-figures.ts')),
    ...(await import('#src/domain/ride-season.ts')),
    ...(await import('#src/domain/ride-record.ts')),
    ...(await import('#src/domain/one-ride.ts')),
    ...(await import('#src/domain/ride-link.ts')),
    ...(await import('#src/domain/rodeo.ts')),
    ...(await import('#src/domain/rodeo-results.ts')),
    ...(await import('#src/domain/result-list.ts')),
    ...(await import('#src/domain/leaderboard.ts')),
    ...(await import('#src/domain/season-board.ts')),
    ...(await import('#src/domain/draw.ts')),
    ...(await import('#src/domain/herd.ts')),
    ...(await import('#src/domain/animal.ts')),
    ...(await import('#src/domain/offspring.ts')),
    ...(await import('#src/domain/meetings.ts')),
    ...(await import('#src/domain/ride-seconds.ts')),
    ...(await import('#src/domain/ride-outcome.ts')),
    ...(await import('#src/domain/exact-numbers.ts')),
    ...(await import('#src/domain/present-result.ts')),
    ...(await import('#src/domain/video.ts')),
  };
}

type Product = Awaited<ReturnType<typeof loadProduct>>;
type Video = ReturnType<Product['parseVideo']>;

/** A ride as both read it. */
interface Pair {
  read: ReadRide;
  video: Video;
}

const keys = [
  ...(['outs', 'qualified', 'buckedOff', 'averageScore', 'bestScore', 'averageHalf', 'bestHalf'] as const),
  ...(['buckOffTime', 'averageTime', 'bestTime'] as const),
];
const shares: readonly string[] = ['qualified', 'buckedOff'];
const bests: readonly string[] = ['bestScore', 'bestHalf', 'bestTime'];
const words = {
  ...{ qualified: 'ridden', timed: 'timed', 'bucked-off': 'off', 'no-score': 'scoreless' },
  ...{ uncounted: 'nothing', unknown: 'open' },
};

/** As `expectFigures` says it. */
const showFigures = (product: Product, figures: Parameters<Product['presentFigures']>[0]) =>
  product.presentFigures(figures, keys).map(({ key, value, detail: { eventId, count, rated } }) => {
    const basis = shares.includes(key) ? `${count} ${rated}` : bests.includes(key) ? 1 : count;
    return key === 'outs' ? `outs ${value} of ${rated}` : `${eventId} ${key} ${value} of ${basis}`;
  });

const showPeriods = (periods: ReturnType<Product['countByYear']>) =>
  periods
    .filter(({ outs }) => outs > 0)
    .map(({ period, outs, counts }) =>
      [
        ...[period, outs, counts.qualified, counts.timed, counts['bucked-off'], counts['no-score']],
        counts.unknown,
      ].join(' '),
    );

const groupBy = (pairs: readonly Pair[], getIds: (pair: Pair) => readonly string[]) => {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs)
    for (const id of getIds(pair)) if (id) groups.set(id, [...(groups.get(id) ?? []), pair]);
  return [...groups];
};

const getYear = ({ read }: Pair) => String(read.day?.getUTCFullYear() ?? '');

/** Pages, what they should show, and what they do. */
function* comparePages(
  product: Product,
  pairs: readonly Pair[],
  notation: expected.Notation,
): Generator<[page: string, right: readonly string[], shown: readonly string[]]> {
  const getVideos = (some: readonly Pair[]) => some.map(({ video }) => video);
  const getRead = (some: readonly Pair[]) => some.map(({ read }) => read);

  function* compareRecord(page: string, own: readonly Pair[]): ReturnType<typeof comparePages> {
    for (const [year, ofYear] of [['', own] as const, ...groupBy(own, (pair) => [getYear(pair)])]) {
      const figures = product.getRideFigures(getVideos(ofYear));
      yield [
        `${page} ${year}`,
        expected.expectFigures(getRead(ofYear), notation),
        showFigures(product, figures),
      ];
    }
    const years = product.countByYear(getVideos(own));
    yield [`${page} by year`, expected.expectPeriods(getRead(own)), showPeriods(years)];
    for (const { period } of years) {
      const months = product.countByMonth(getVideos(own), period);
      yield [
        `${page} months of ${period}`,
        expected.expectPeriods(getRead(own), period),
        showPeriods(months),
      ];
    }
  }

  const byAnimal = groupBy(pairs, ({ read }) => [read.animal]);
  for (const [id, own] of byAnimal) {
    yield* compareRecord(id, own);
    const { turns, scores, buckOffs } = product.getDrawFigures(getVideos(own));
    const median = product.getMedian(buckOffs);
    const clocks = buckOffs.map((seconds) => product.formatRideSeconds(seconds, 1).replace(',', '.'));
    const draw = [
      Object.values(turns).join(' '),
      scores.map((score) => product.formatTyped(score, 0)).join(' '),
      clocks.join(' '),
      median === undefined ? '' : product.formatRideSeconds(median, 1),
    ].join(' | ');
    yield [`draw of ${id}`, [expected.expectDraw(getRead(own), notation)], [draw]];
    // As the service stores herds.
    const recorded = product.toRecordedAnimal(product.parseAnimal(id, {}), getVideos(own));
    const { figures } = product.parseRecordedAnimal(JSON.parse(JSON.stringify(recorded)));
    yield [`herd ${id}`, expected.expectFigures(getRead(own), notation), showFigures(product, figures)];
  }
  for (const index of byAnimal.keys()) {
    const young = byAnimal.slice(index, index + 3).map(([, own]) => own);
    yield [
      `young ${index}`,
      expected.expectFigures(getRead(young.flat()), notation),
      showFigures(product, product.getOffspringFigures(young.map((own) => ({ rides: getVideos(own) })))),
    ];
  }
  for (const [id, own] of groupBy(pairs, ({ read }) => read.riders)) {
    yield* compareRecord(id, own);
    const meetings = new Map(product.getAnimalsMet(getVideos(own)).map((met) => [met.id, met.figures]));
    for (const [animal, met] of groupBy(own, ({ read }) => [read.animal])) {
      yield [
        `${id} on ${animal}`,
        expected.expectFigures(getRead(met), notation),
        showFigures(product, meetings.get(animal) ?? product.getRideFigures([])),
      ];
    }
  }
  for (const [id, own] of groupBy(pairs, ({ video }) => [product.getRideRodeoId(video)])) {
    const days = product.groupByDay(getVideos(own));
    const shown = days.flatMap(({ day, events }) =>
      events.flatMap(({ eventId, rides }) =>
        rides.map((ride) => {
          const figure = product.presentResult(ride)?.figure ?? words[product.getRideOutcome(ride)];
          return [day === null ? '' : new Date(day * 1000).toISOString().slice(0, 10), eventId, figure].join(
            ' ',
          );
        }),
      ),
    );
    const ofRodeo = getRead(pairs).filter((ride) => getRodeo(ride) === id);
    yield [`rodeo ${id}`, expected.expectRodeo(ofRodeo, notation), shown];
    const listed = product
      .getResultList(getVideos(own))
      .flatMap(({ eventId, placed, others }) => [
        ...placed.map(
          ({ rank, isTied, id: who, figure, count }) =>
            `${eventId} ${isTied ? 'T' : ''}${rank} ${who.replace('ride ', '')} ${figure} of ${count}`,
        ),
        ...others.map(({ id: who }) => `${eventId} - ${who.replace('ride ', '')}`),
      ]);
    yield [`result list of ${id}`, expected.expectResultList(ofRodeo, notation), listed.toSorted()];
  }
  for (const [key, ofSeason] of groupBy(pairs, (pair) => [
    getYear(pair) && `${getYear(pair)} ${pair.read.event}`,
  ])) {
    const eventId = ofSeason[0]?.read.event ?? 0;
    for (const kind of ['riders', 'animals', 'contractors'] as const)
      for (const state of ['', 'WY', 'TX', 'NV', 'AB']) {
        const right = ofSeason.filter(({ read }) => state === '' || getState(read.place) === state);
        const board = product.computeBoard(getVideos(ofSeason), { board: kind, eventId, state });
        // As the page reads it where it is kept.
        const kept = product.parseStoredBoard(JSON.parse(JSON.stringify(product.toStoredBoard(board))));
        for (const { by, standings } of kept.rankings)
          yield [
            `${kind} of ${key} by ${by} in ${state || 'all states'}`,
            expected.expectBoard(kind, by, getRead(right), notation),
            standings
              .map(({ rank, isTied, id, figure }) => `${isTied ? 'T' : ''}${rank} ${id} ${figure.digits}`)
              .toSorted(),
          ];
      }
  }
  for (const { read, video } of pairs) {
    const result = product.presentResult(video);
    const seconds = result?.result === 'bucked-off' ? (result.plate.below ?? '') : '';
    yield [`plate of ${read.id}`, [expected.expectResult(read, notation)], [result?.figure ?? seconds]];
  }
}

test.each([
  ['en', '.'],
  ['es', '.'],
  ['pt', ','],
])(
  '[PED-05, FIG-01, FIG-02, FIG-03, FIG-04, FIG-05, LINK-02, RES-02] every figure of every page is right in %s',
  async (language, point) => {
    const product = await loadProduct(language);
    let count = 0;
    const differing: string[] = [];
    for (const seed of [1, 2, 3]) {
      const { films, links } = addFilms(generateRides(600, seed));
      const rides = nameRides(films.map(readRide), links);
      const videos = films.map((stored) => product.parseVideo(stored.id, stored));
      // As the browser does without the service: the links of films that may be copies, and no others.
      const copies = new Set(product.findPossibleCopies(videos).map(({ id }) => id));
      const known = links
        .filter(({ id }) => copies.has(id))
        .map((link) => product.parseRideLink(link.id, link));
      const byId = new Map(videos.map((video) => [video.id, video]));
      const linksById = new Map(known.map((link) => [link.id, link]));
      const pairs = films.map((stored): Pair => {
        const video = product.parseVideo(stored.id, stored);
        const first = product.findFirstFilm(video, linksById, byId);
        // As the service stores rides.
        const recorded: unknown = JSON.parse(
          JSON.stringify(product.toRecordedRide(first ? { ...video, first_film: first.id } : video)),
        );
        const read = { ...readRide(stored), ride: rides.get(stored.id) ?? '' };
        return { read, video: product.parseRecordedRide(recorded) };
      });
      expect(pairs.filter(({ read }) => read.ride !== read.id).length).toBeGreaterThan(60);
      for (const [page, right, shown] of comparePages(product, pairs, { point })) {
        count += Math.max(right.length, shown.length);
        for (const [index, line] of right.entries())
          if (line !== shown[index]) differing.push(`${page}: "${shown[index]}" instead of "${line}"`);
        if (shown.length > right.length)
          differing.push(`${page}: ${shown.slice(right.length).join(', ')} too much`);
      }
    }
    expect(differing).toEqual([]);
    expect(count).toBeGreaterThan(9000);
  },
);
