import { describe, expect, test } from 'vitest';
import { parseDaySheet } from './parse-day-sheet.ts';
import type { KnownNames } from './sheet-row.ts';

/** Number, rider, brand and animal; what else a row says stands behind. */
const read = (text: string, known?: KnownNames) =>
  parseDaySheet(text, known).rows.map(({ number, rider, partner, brand, animal, eventId, isReride, isOut }) =>
    [
      [number, rider, brand, animal].join(' | '),
      partner && `with ${partner}`,
      eventId > 0 && `event ${eventId}`,
      isReride && 're-ride',
      isOut && 'out',
    ]
      .filter(Boolean)
      .join(', '),
  );

const three = [
  '1 | Cody Latham | J7 | Dust Devil',
  '2 | Max Ruiz | 617 | Night Train',
  '3 | Tom Whitlock | H/48 | Sawmill',
];
const unnumbered = three.map((row) => row.replace(/^\d/, ''));

const lines = (...all: string[]) => all.join('\n');

describe('[SHEET-01] a day sheet is read', () => {
  test.each([
    [
      'words of a PDF',
      lines('1 Cody Latham J7 Dust Devil', '2 Max Ruiz 617 Night Train', '3 Tom Whitlock H/48 Sawmill'),
    ],
    [
      'a spreadsheet with headings',
      lines(
        'No.\tRider\tBrand\tBull',
        '1\tCody Latham\tJ7\tDust Devil',
        '2\tMax Ruiz\t617\tNight Train',
        '3\tTom Whitlock\tH/48\tSawmill',
      ),
    ],
    [
      'its columns turned round, by their headings',
      lines(
        'Bull\tStock #\tContestant\tDraw',
        'Dust Devil\tJ7\tCody Latham\t1',
        'Night Train\t617\tMax Ruiz\t2',
        'Sawmill\tH/48\tTom Whitlock\t3',
      ),
    ],
    [
      'a file with commas and quotes',
      lines(
        '"1","Latham, Cody","J7","Dust Devil"',
        '"2","Ruiz, Max","617","Night Train"',
        '"3","Whitlock, Tom","H/48","Sawmill"',
      ),
    ],
    [
      'German headings and semicolons',
      lines(
        'Nr.;Reiter;Bulle;Brand',
        '1;Cody Latham;Dust Devil;J7',
        '2;Max Ruiz;Night Train;617',
        '3;Tom Whitlock;Sawmill;H/48',
      ),
    ],
    [
      'Spanish headings',
      lines(
        'Orden | Jinete | Toro | Fierro',
        '1 | Cody Latham | Dust Devil | J7',
        '2 | Max Ruiz | Night Train | 617',
        '3 | Tom Whitlock | Sawmill | H/48',
      ),
    ],
    [
      'Portuguese headings in wide spaces',
      lines(
        'Ordem   Peão   Marca   Touro',
        '1   Cody Latham   J7   Dust Devil',
        '2   Max Ruiz   617   Night Train',
        '3   Tom Whitlock   H/48   Sawmill',
      ),
    ],
    [
      'a table of Markdown',
      lines(
        '| # | Rider | Animal |',
        '|---|---|---|',
        '| 1 | Cody Latham | J7 Dust Devil |',
        '| 2 | Max Ruiz | 617 Night Train |',
        '| 3 | Tom Whitlock | H/48 Sawmill |',
      ),
    ],
    [
      'an email with last names first',
      lines(
        'Dear all,',
        'here is the draw for Friday:',
        '',
        '1. Latham, Cody - J7 Dust Devil',
        '2. Ruiz, Max - 617 Night Train',
        '3. Whitlock, Tom - H/48 Sawmill',
        '',
        'Cheers, Jack',
        'jack@rodeo.example',
      ),
    ],
    [
      'a spreadsheet with two lines in a cell',
      lines(
        'No.\t"Rider',
        'Name"\tBrand\t"Animal',
        'Name"',
        '1\t"Cody Latham',
        'Fort Worth, TX"\tJ7\tDust Devil',
        '2\t"Max Ruiz',
        '  Laredo, TX"\t617\t"Night',
        'Train"',
        '3\tTom Whitlock\tH/48\tSawmill',
      ),
    ],
    [
      'a quoted list',
      lines(
        '> • 1) Cody Latham vs J7 Dust Devil',
        '> • 2) Max Ruiz vs 617 Night Train',
        '> • 3) Tom Whitlock vs H/48 Sawmill',
      ),
    ],
    [
      'columns of a PDF with home towns, back numbers and contractors',
      lines(
        '1  214  Cody Latham   Fort Worth, TX   J7  Dust Devil  Prairie Jack',
        '2  108  Max Ruiz   Laredo, TX   617  Night Train  Prairie Jack',
        '3  99  Tom Whitlock   Miles City, MT   H/48  Sawmill  Tri-County Stockmen',
      ),
    ],
    [
      'numbers in disorder, and a line twice, once in capitals',
      lines(
        '3 Tom Whitlock H/48 Sawmill',
        '1 Cody Latham J7 Dust Devil',
        '',
        '2 Max Ruiz 617 Night Train',
        '2 MAX RUIZ 617 NIGHT TRAIN',
      ),
    ],
    [
      'hidden characters, hard spaces and other line ends',
      '\ufeff1\u00a0Cody\u200b Latham\u00a0J\u200b7 Dust Devil\r\n2 Max Ruiz\u0007 617 Night Train\r3 Tom Whitlock H/48 Sawmill\u2028',
    ],
    [
      'emoji before each line',
      lines(
        '🐂 1 Cody Latham J7 Dust Devil',
        '🐂 2 Max Ruiz 617 Night Train',
        '🐂 3 Tom Whitlock H/48 Sawmill',
      ),
    ],
    [
      'colons',
      lines('1: Cody Latham: J7 Dust Devil', '2: Max Ruiz: 617 Night Train', '3: Tom Whitlock: H/48 Sawmill'),
    ],
    [
      'German "auf"',
      lines(
        '1. Cody Latham auf J7 Dust Devil',
        '2. Max Ruiz auf 617 Night Train',
        '3. Tom Whitlock auf H/48 Sawmill',
      ),
    ],
    [
      'Spanish "en"',
      lines(
        '1. Cody Latham en J7 Dust Devil',
        '2. Max Ruiz en 617 Night Train',
        '3. Tom Whitlock en H/48 Sawmill',
      ),
    ],
    [
      'titles and sums',
      lines(
        'Page 1 of 3',
        'Stock contractor: Prairie Jack Rodeo',
        'Saturday, October 3',
        '#1 Cody Latham J7 Dust Devil',
        '#2 Max Ruiz 617 Night Train',
        '#3 Tom Whitlock H/48 Sawmill',
        'Total payout $12,000',
      ),
    ],
  ])('from %s', (_name, text) => expect(read(text)).toEqual(three));

  test.each([
    [
      'slashes and brackets',
      lines(
        '- Cody Latham / Dust Devil (J7)',
        '- Max Ruiz / Night Train (617)',
        '- Tom Whitlock / Sawmill (H/48)',
      ),
    ],
    [
      'slashes without spaces',
      lines('Cody Latham/J7/Dust Devil', 'Max Ruiz/617/Night Train', 'Tom Whitlock/H/48/Sawmill').replace(
        'H/48',
        'H48',
      ),
    ],
    [
      'arrows',
      lines('Cody Latham -> Dust Devil #J7', 'Max Ruiz -> Night Train #617', 'Tom Whitlock -> Sawmill #H/48'),
    ],
    [
      'brands that stand first',
      lines('J7 Dust Devil Cody Latham', '617 Night Train Max Ruiz', 'H/48 Sawmill Tom Whitlock'),
    ],
    [
      'brands in brackets after their animals',
      lines('Dust Devil (J7) Cody Latham', 'Night Train (617) Max Ruiz', 'Sawmill (H/48) Tom Whitlock'),
    ],
  ])('without numbers, from %s', (_name, text) =>
    expect(read(text)).toEqual(
      text.includes('H48') ? unnumbered.with(2, ' | Tom Whitlock | H48 | Sawmill') : unnumbered,
    ),
  );

  test('with the events that it announces, each numbered from 1', () => {
    const text = lines(
      'FRIDAY NIGHT PERF',
      'BULL RIDING - SECTION 1',
      '1. Cody Latham - 12 Sky High',
      '2. Max Ruiz - 48 Big Time',
      'Bronco con montura:',
      '1. Tom Whitlock - 7 Sawmill',
      '2. Luke Hargrove - 31 Red Fork',
      'Três Tambores',
      '1. Jane Doe',
      'Slack follows the perf',
    );
    expect(read(text)).toEqual([
      '1 | Cody Latham | 12 | Sky High, event 1',
      '2 | Max Ruiz | 48 | Big Time, event 1',
      '1 | Tom Whitlock | 7 | Sawmill, event 3',
      '2 | Luke Hargrove | 31 | Red Fork, event 3',
      '1 | Jane Doe |  | , event 5',
    ]);
  });

  test('with a column of events', () =>
    expect(
      read(
        lines(
          'Bull Riding,1,Cody Latham,J7,Dust Devil',
          'Bull Riding,2,Max Ruiz,617,Night Train',
          'Saddle Bronc,1,Colt Ferrell,J40,Hard Candy',
        ),
      ),
    ).toEqual([
      '1 | Cody Latham | J7 | Dust Devil, event 1',
      '2 | Max Ruiz | 617 | Night Train, event 1',
      '1 | Colt Ferrell | J40 | Hard Candy, event 3',
    ]));

  test('with teams, whose two names are no columns of riders and animals', () =>
    expect(
      read(
        lines(
          'Team Roping',
          '1. Cody Latham / Luke Hargrove',
          '2. Tom Whitlock & Wade Halloran',
          '3. Ana Ruiz y Joe Diaz',
          'Barrels',
          '1. Jane Doe',
        ),
      ),
    ).toEqual([
      '1 | Cody Latham |  | , with Luke Hargrove, event 4',
      '2 | Tom Whitlock |  | , with Wade Halloran, event 4',
      '3 | Ana Ruiz |  | , with Joe Diaz, event 4',
      '1 | Jane Doe |  | , event 5',
    ]));

  test('with the two of a team in columns of their own', () =>
    expect(
      read(lines('Team Roping', '1\tCody Latham\tLuke Hargrove', '2\tTom Whitlock\tWade Halloran')),
    ).toEqual([
      '1 | Cody Latham |  | , with Luke Hargrove, event 4',
      '2 | Tom Whitlock |  | , with Wade Halloran, event 4',
    ]));

  test('with re-rides, animals in reserve and those that were turned out', () =>
    expect(
      read(
        lines(
          '1 Cody Latham J7 Dust Devil',
          '2 Max Ruiz 617 Night Train (RR)',
          '3 Tom Whitlock H/48 Sawmill re-ride',
          'Reride: J99 Spare Bull',
          '4 Luke Hargrove J31 Red Fork turned out',
        ),
      ),
    ).toEqual([
      '1 | Cody Latham | J7 | Dust Devil',
      '2 | Max Ruiz | 617 | Night Train, re-ride',
      '3 | Tom Whitlock | H/48 | Sawmill, re-ride',
      ' |  | J99 | Spare Bull, re-ride, out',
      '4 | Luke Hargrove | J31 | Red Fork, out',
    ]));

  test('where riders or animals are missing', () => {
    const expected = [
      '1 | Cody Latham | J7 | Dust Devil',
      '2 |  | 617 | Night Train',
      '3 | Tom Whitlock |  | ',
      '4 | Luke Hargrove | J31 | Red Fork',
    ];
    expect(
      read(
        lines(
          '1\tCody Latham\tJ7\tDust Devil',
          '2\t\t617\tNight Train',
          '3\tTom Whitlock\t\t',
          '4\tLuke Hargrove\tJ31\tRed Fork',
        ),
      ),
    ).toEqual(expected);
    expect(
      read(
        lines(
          '1   Cody Latham   J7   Dust Devil',
          '2          617   Night Train',
          '3   Tom Whitlock',
          '4   Luke Hargrove   J31   Red Fork',
        ),
      ),
    ).toEqual(expected);
    expect(read(lines(',Cody Latham,,', ',Max Ruiz,617,Night Train', ',,H/48,Sawmill'))).toEqual([
      ' | Cody Latham |  | ',
      ' | Max Ruiz | 617 | Night Train',
      ' |  | H/48 | Sawmill',
    ]);
  });

  test('with names of other scripts, without marks of their direction', () =>
    expect(
      read(lines('1\t\u202bאבי כהן\u202c\tJ7\tDust Devil', '2\t\u2067محمد علي\u2069\t617\tNight Train')),
    ).toEqual(['1 | אבי כהן | J7 | Dust Devil', '2 | محمد علي | 617 | Night Train']));

  test('with "on" between, and in the name of an animal', () =>
    expect(
      read(lines('Cody Latham on Dust Devil', 'Max Ruiz on Bring It On Home', 'Tom Whitlock on Sawmill')),
    ).toEqual([
      ' | Cody Latham |  | Dust Devil',
      ' | Max Ruiz |  | Bring It On Home',
      ' | Tom Whitlock |  | Sawmill',
    ]));

  test('with letters that a PDF draws as one', () =>
    expect(read(lines('1 Gri\ufb03n Ho\ufb00 J7 Fire\ufb02y', '2 Max Ruiz 617 Night Train'))).toEqual([
      '1 | Griffin Hoff | J7 | Firefly',
      '2 | Max Ruiz | 617 | Night Train',
    ]));

  test('by the animals and riders that are known, where nothing else tells them apart', () => {
    const known: KnownNames = {
      animals: [
        { brand: 'J7', name: 'Dust Devil' },
        { brand: 'JB', name: 'Ol Red Eye' },
      ],
      riders: ['Max Ruiz'],
    };
    const turned = lines('Dust Devil\tCody Latham', 'Night Train\tMax Ruiz', 'Saw Mill\tTom Whitlock');
    expect(read(turned, known)).toEqual([
      ' | Cody Latham |  | Dust Devil',
      ' | Max Ruiz |  | Night Train',
      ' | Tom Whitlock |  | Saw Mill',
    ]);
    expect(read('1 Juan Carlos Pérez Ol Red Eye\n2 Max Ruiz Sawmill', known)).toEqual([
      '1 | Juan Carlos Pérez |  | Ol Red Eye',
      '2 | Max Ruiz |  | Sawmill',
    ]);
    expect(read('1 Cody Latham JB Ol Red Eye\n2 Tom Whitlock JB Ol Red Eye', known)).toEqual([
      '1 | Cody Latham | JB | Ol Red Eye',
      '2 | Tom Whitlock | JB | Ol Red Eye',
    ]);
  });

  test('with brands of letters, and riders alone', () => {
    expect(
      read(lines('Cody Latham\tJB\tDust Devil', 'Max Ruiz\tC/K\tNight Train', 'Tom Whitlock\tT+\tSawmill')),
    ).toEqual([
      ' | Cody Latham | JB | Dust Devil',
      ' | Max Ruiz | C/K | Night Train',
      ' | Tom Whitlock | T+ | Sawmill',
    ]);
    expect(read(lines('Cody Latham', 'Max Ruiz'))).toEqual([' | Cody Latham |  | ', ' | Max Ruiz |  | ']);
  });
});
