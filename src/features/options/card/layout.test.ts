import { describe, expect, test } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { getCardFacts } from './card-facts.ts';
import { fitText } from './fit-text.ts';
import { layoutCard } from './layout.ts';
import { cardShapes, type CardShapeToDraw } from './shapes.ts';

/** As narrow as condensed capitals. */
const measure = () => (text: string) => 0.42 * text.length;

const ride = {
  title: 'Pendleton Round-Up',
  location: 'Pendleton, OR',
  event_date: Date.UTC(2026, 8, 16) / 1000,
  event_type: 3,
  score: 86.5,
  user_name: 'Darius Boone',
  account_upload: 2,
  user_id: 'boone',
  animal_name: 'Northern Lights',
  animal_brand: 'J115',
};
const long = {
  title: 'Cow Palace Bull Riding Finals and Old Timers Reunion Presented by the Tri-County Stockmen',
  location: 'Truth or Consequences, New Mexico, United States of America',
  user_name: 'Maximiliano Etcheverry-Castellanos de la Montaña y Rodríguez',
  animal_name: 'Bartholomew’s Last Stand at the Rivers of the Great Divide',
  animal_brand: 'LAZY J BAR 7',
};
const rides = {
  'a scored ride': {},
  'a buck-off': { event_type: 1, score: 0, ride_start: 1, ride_end: 6.24 },
  'a timed run': { event_type: 5, score: null, time: 17.342 },
  'a ride without a result': { score: null },
  'a ride of which nothing is known': {
    title: '',
    location: '',
    event_date: null,
    score: null,
    user_name: '',
    animal_name: '',
    animal_brand: '',
  },
  'a re-ride': { score: null, result: 're-ride' },
  'long names': long,
  'long names and a brand alone': { ...long, animal_name: '' },
  'long names and a buck-off': { ...long, event_type: 1, score: 0 },
};

const layout = (fields: object, shape: (typeof cardShapes)[number], isUpright = false) =>
  layoutCard(getCardFacts(parseVideo('ride', { ...ride, ...fields })), shape, isUpright, measure);

const getTexts = (shapes: readonly CardShapeToDraw[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

const getBox = ({ text, x, middle, size, isCentered }: ReturnType<typeof getTexts>[number]) => {
  const width = measure()(text) * size;
  const left = isCentered ? x - width / 2 : x;
  return { text, left, right: left + width, top: middle - 0.36 * size, bottom: middle + 0.36 * size };
};

test('[CARD-04] names and brands are in capitals, a place as it was written', () => {
  const { brand, animal, rodeo, where } = getCardFacts(
    parseVideo('ride', {
      animal_brand: ' j/7 ',
      animal_name: 'El Niño',
      title: 'Reno Rodeo',
      location: 'Reno, NV',
    }),
  );
  expect([brand, animal, rodeo, where]).toEqual(['J/7', 'EL NIÑO', 'RENO RODEO', 'Reno, NV']);
});

test('names of mixed direction have nothing on a card that its fonts lack', () => {
  const { rider, animal } = getCardFacts(
    parseVideo('ride', {
      ...{ ...ride, contestants_id: ['1', '2'], contestants_names: ['דוד כהן', 'Cody Latham'] },
      animal_name: '\u2068כוכב\u2069',
    }),
  );
  expect([rider, animal].join()).not.toMatch(/[\u2066-\u2069]/);
  expect(rider).toContain('דוד כהן');
});

describe('a ride card', () => {
  test('[CARD-04] carries plate, rider, brand, animal, rodeo, place, day and logo', () => {
    for (const shape of cardShapes) {
      const { shapes, film } = layout({}, shape);
      const texts = getTexts(shapes).map(({ text }) => text);
      for (const text of [
        '86.5',
        'SCORE',
        'J115',
        'PENDLETON ROUND-UP',
        'Pendleton, OR · September 16, 2026',
      ])
        expect(texts).toContain(text);
      expect(texts.join(' ')).toContain('DARIUS BOONE');
      expect(texts.join(' ')).toContain('NORTHERN LIGHTS');
      expect(shapes.some(({ kind }) => kind === 'logo')).toBe(true);
      expect(film.width / film.height).toBeCloseTo(16 / 9, 1);
    }
  });

  test('[CARD-04] a buck-off has the seconds below it, and a timed run its time', () => {
    const buckOff = getTexts(layout(rides['a buck-off'], 'story').shapes).map(({ text }) => text);
    expect(buckOff.slice(-3)).toEqual(['BUCKED', 'OFF', '5.2 s']);
    const run = getTexts(layout(rides['a timed run'], 'story').shapes).map(({ text }) => text);
    expect(run.slice(-2)).toEqual(['17.342', 'TIME']);
    const none = layout(rides['a ride without a result'], 'story').shapes;
    expect(none.some(({ kind }) => kind === 'dot')).toBe(false);
  });

  const cases = Object.entries(rides).flatMap(([name, fields]) =>
    [['story', false] as const, ['story', true] as const, ['square', false] as const].map(
      ([shape, isUpright]) => ({
        ...{ name, fields, shape, isUpright },
      }),
    ),
  );
  test.each(cases)(
    '[CARD-05] $name, $shape, upright $isUpright: every word is there, in the frame, and over no other, nor over the logo',
    ({ fields, shape, isUpright }) => {
      const { shapes, width, height, film, clock } = layout(fields, shape, isUpright);
      const texts = getTexts(shapes);
      const facts = getCardFacts(parseVideo('ride', { ...ride, ...fields }));
      const all = texts.map(({ text }) => text.replaceAll('\u00A0', ' ')).join(' ');
      for (const text of [
        facts.rodeo,
        facts.where,
        facts.rider,
        facts.brand,
        facts.animal,
        ...(facts.plate?.lines ?? []),
      ])
        expect(all).toContain(text);
      const boxes = texts.map(getBox);
      const logo = shapes.find(({ kind }) => kind === 'logo') as { x: number; y: number; size: number };
      const isBeside = ({ left, right, top, bottom }: (typeof boxes)[number]) =>
        right <= logo.x || left >= logo.x + logo.size || bottom <= logo.y || top >= logo.y + logo.size;
      expect(boxes.filter((box) => !isBeside(box))).toEqual([]);
      const [top, bottom] = shape === 'story' ? [212, 1590] : [0, height];
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(70);
        expect(box.right).toBeLessThanOrEqual(width - 70);
        expect(box.top).toBeGreaterThanOrEqual(top);
        expect(box.bottom).toBeLessThanOrEqual(bottom);
        for (const other of boxes) {
          if (other === box) continue;
          const isApart =
            box.right <= other.left + 1 ||
            other.right <= box.left + 1 ||
            box.bottom <= other.top + 1 ||
            other.bottom <= box.top + 1;
          expect([box.text, other.text, isApart]).toEqual([box.text, other.text, true]);
        }
      }
      expect(clock.bottom).toBeLessThan(film.y + film.height);
      for (const side of [film.x, film.y, film.width, film.height]) expect(side % 2).toBe(0);
    },
  );

  test('[CARD-05] a long name stands below the plate, where it is larger', () => {
    const findRider = (name: string) =>
      getTexts(layout({ user_name: name }, 'story').shapes).find(({ text }) =>
        name.toUpperCase().startsWith(text),
      );
    expect(findRider('Darius Boone')?.size).toBeGreaterThan(120);
    expect(findRider('Maximiliano Etcheverry-Castellanos')?.size).toBeGreaterThan(70);
  });

  test('[CARD-05] an upright clip fills a story, but not a square', () => {
    expect(layout({}, 'story', true)).toMatchObject({ isCovering: true, film: { y: 0, height: 1920 } });
    expect(layout({}, 'story')).toMatchObject({ isCovering: false, film: { y: 548, height: 608 } });
    expect(layout({}, 'square', true)).toMatchObject({ isCovering: false, film: { y: 150 } });
  });
});

describe('texts', () => {
  const room = { width: 400, height: 200, size: 100, lineHeight: 1 };
  test('[CARD-05] are as large as fits, on lines of even length', () => {
    expect(fitText('ELKO', room, measure())).toEqual({ lines: ['ELKO'], size: 100 });
    expect(fitText('AAA BBB CCC', room, measure())).toEqual({ lines: ['AAA BBB', 'CCC'], size: 100 });
    expect(fitText('AAAA BB CCCC DD', { ...room, width: 500 }, measure()).lines).toEqual([
      'AAAA BB',
      'CCCC DD',
    ]);
    expect(fitText('', room, measure()).lines).toEqual([]);
  });

  test('[CARD-05] are shrunk, also a single long word', () => {
    const { size, lines } = fitText('A'.repeat(40), room, measure());
    expect(lines).toEqual(['A'.repeat(40)]);
    expect(size * 0.42 * 40).toBeLessThanOrEqual(400);
    expect(size).toBe(23);
  });
});
