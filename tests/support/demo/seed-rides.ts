import type { RideResult } from '#src/domain/ride-outcome.ts';
import type { PersonKey } from './people.ts';

/** Real rodeos on plausible days of 2026. `day` is the first performance, as MM-DD. */
export const rodeos = {
  rapidCity: ['Black Hills Stock Show & Rodeo', 'Rapid City, SD', '01-30'],
  fortWorth: ['Fort Worth Stock Show & Rodeo', 'Fort Worth, TX', '02-03'],
  sanAntonio: ['San Antonio Stock Show & Rodeo', 'San Antonio, TX', '02-12'],
  tucson: ['La Fiesta de los Vaqueros', 'Tucson, AZ', '02-21'],
  houston: ['RodeoHouston', 'Houston, TX', '03-10'],
  redBluff: ['Red Bluff Round-Up', 'Red Bluff, CA', '04-17'],
  guymon: ['Guymon Pioneer Days Rodeo', 'Guymon, OK', '05-01'],
  milesCity: ['Miles City Bucking Horse Sale', 'Miles City, MT', '05-15'],
  boley: ['Boley Rodeo', 'Boley, OK', '05-23'],
  reno: ['Reno Rodeo', 'Reno, NV', '06-18'],
  ponoka: ['Ponoka Stampede', 'Ponoka, AB', '06-26'],
  codyStampede: ['Cody Stampede', 'Cody, WY', '07-01'],
  windowRock: ['Navajo Nation Fourth of July Rodeo', 'Window Rock, AZ', '07-03'],
  calgary: ['Calgary Stampede', 'Calgary, AB', '07-06'],
  cheyenne: ['Cheyenne Frontier Days', 'Cheyenne, WY', '07-18'],
  dodgeCity: ['Dodge City Roundup Rodeo', 'Dodge City, KS', '07-29'],
  caldwell: ['Caldwell Night Rodeo', 'Caldwell, ID', '08-18'],
  ellensburg: ['Ellensburg Rodeo', 'Ellensburg, WA', '09-04'],
  pendleton: ['Pendleton Round-Up', 'Pendleton, OR', '09-16'],
} as const satisfies Record<string, readonly [title: string, location: string, day: string]>;

export type RodeoKey = keyof typeof rodeos;

/** Rides of the season before, all posted in January. They give two animals a record. Oldest first. */
export const earlierRides: readonly RideRow[] = [
  [1, 'rapidCity', 1, 'prairieJack', 'J7', ['cody'], 0],
  [1, 'fortWorth', 2, 'prairieJack', 'J7', ['darius'], 0],
  [1, 'tucson', 0, 'prairieJack', 'J7', ['cody'], 0],
  [3, 'houston', 1, 'prairieJack', 'J115', ['darius'], 81],
  [1, 'redBluff', 1, 'prairieJack', 'J7', ['wade'], 0, 'Wade ropes for a reason.'],
  [1, 'guymon', 2, 'prairieJack', 'J7', ['cody'], 0],
  [3, 'milesCity', 0, 'prairieJack', 'J115', ['darius'], 0],
  [1, 'milesCity', 1, 'prairieJack', 'J7', ['cody'], 85, 'The first one who stayed on.'],
  [1, 'reno', 1, 'prairieJack', 'J7', ['darius'], 0],
  [3, 'codyStampede', 0, 'prairieJack', 'J115', ['cody'], 83.5],
  [1, 'calgary', 2, 'prairieJack', 'J7', ['darius'], 84.5],
  [1, 'cheyenne', 2, 'prairieJack', 'J7', ['cody'], 0, 'Five seconds and a long walk.'],
  [1, 'dodgeCity', 1, 'prairieJack', 'J7', ['darius'], 0],
  [3, 'caldwell', 2, 'prairieJack', 'J115', ['darius'], 0],
  [1, 'ellensburg', 1, 'prairieJack', 'J7', ['cody'], 0],
  [1, 'pendleton', 2, 'prairieJack', 'J7', ['darius'], 0],
];

/**
 * One video. `day` counts from 0, `animal` is a brand or name, `result` is a score in points or a time in seconds, by
 * event, a time with its penalty, or how a ride without either ended; null where that is not known.
 */
export type RideRow = readonly [
  event: number,
  rodeo: RodeoKey,
  day: number,
  owner: PersonKey,
  animal: string,
  contestants: readonly PersonKey[],
  result: number | readonly [time: number, penalty: number] | RideResult | null,
  notes?: string,
];

/** Oldest first. */
export const rides: readonly RideRow[] = [
  [1, 'rapidCity', 0, 'prairieJack', 'J31', ['cody'], 82.5, 'First out of the season for both of them.'],
  [3, 'rapidCity', 2, 'longDraw', 'L41', ['darius'], 'missed-out'],
  [2, 'fortWorth', 0, 'longDraw', 'L19', ['cody'], 'turned-out'],
  [6, 'fortWorth', 4, 'darius', '', [], 4.3, 'Good start, clean catch, and the steer went with me.'],
  [5, 'sanAntonio', 1, 'ana', 'Pistachio', [], 15.06],
  [1, 'sanAntonio', 3, 'prairieJack', 'J7', ['cody'], null, 'Six and a half seconds. Dust Devil 1, Cody 0.'],
  [8, 'tucson', 0, 'ana', '', [], 2.8],
  [4, 'tucson', 1, 'wade', 'WB', [], 5.4, 'Heads at home in Arizona. Legal catch, four feet.'],
  [5, 'tucson', 2, 'ana', 'Pistachio', [], 17.21, 'Home crowd. She heard them.'],
  [3, 'houston', 0, 'prairieJack', 'J102', ['darius'], 84.5],
  [7, 'houston', 2, 'wade', 'WB', [], 8.9],
  [1, 'redBluff', 0, 'prairieJack', 'J12', ['cody'], 86, 'Midnight Ledger paid out at last.'],
  [2, 'redBluff', 1, 'longDraw', 'L44', ['cody'], 'disqualified', 'A touch, they said.'],
  [7, 'guymon', 0, 'prairieJack', 'J310', ['wade'], 9.4],
  [6, 'guymon', 1, 'prairieJack', 'J201', ['darius'], [14.9, 10], 'Left before the steer did.'],
  [3, 'milesCity', 0, 'prairieJack', 'J115', ['darius'], 85.5, 'Northern Lights sold nobody short.'],
  [1, 'milesCity', 1, 'prairieJack', 'J48', ['cody'], 're-ride', 'No name yet. He is working on one.'],
  [6, 'boley', 0, 'darius', '', [], 3.9, 'In front of the whole family, oldest rodeo of its kind.'],
  [9, 'boley', 0, 'jess', 'Juniper', [], 21.4],
  [2, 'reno', 0, 'longDraw', 'L52', ['cody'], 83],
  [4, 'reno', 2, 'prairieJack', 'J204', ['wade'], 5.1, 'Tumbleweed went straight for once.'],
  [10, 'ponoka', 0, 'jess', '', [], 7.4, 'Home rodeo.'],
  [8, 'ponoka', 1, 'jess', '', [], 3.1],
  [9, 'ponoka', 2, 'jess', 'Juniper', [], 20.687],
  [1, 'codyStampede', 0, 'cody', 'L3', [], 84, 'Cody at Cody. Paper Moon is faster than he looks.'],
  [7, 'windowRock', 0, 'redMesa', 'R71', ['wade'], 8.6],
  [1, 'windowRock', 1, 'redMesa', 'R5', ['cody'], 87, 'Canyon Echo spun both ways and Cody was still there.'],
  [4, 'windowRock', 1, 'redMesa', 'R60', ['wade'], 6.2],
  [10, 'calgary', 0, 'jess', '', [], 'no-time'],
  [2, 'calgary', 3, 'longDraw', 'L19', ['cody'], 85],
  [5, 'cheyenne', 0, 'ana', 'Pistachio', [], 16.98, 'Deep ground, long pattern, fastest of the year.'],
  [3, 'cheyenne', 3, 'longDraw', 'L41', ['darius'], 87.5, 'Daddy of them all.'],
  [6, 'dodgeCity', 0, 'darius', 'J201', [], 4.1],
  [8, 'dodgeCity', 2, 'prairieJack', 'J310', ['jess', 'ana'], 2.4, 'Two ropers, one calf.'],
  [1, 'caldwell', 0, 'prairieJack', 'J7', ['cody'], 88.5, 'Dust Devil ridden. Put the date in the book.'],
  [9, 'caldwell', 1, 'ana', '', [], 20.112],
  [10, 'ellensburg', 0, 'jess', '', [], 6.9, 'Personal best.'],
  [4, 'ellensburg', 1, 'wade', 'WB', [], 4.6],
  [3, 'pendleton', 0, 'prairieJack', 'J115', ['darius'], 86.5, 'On the grass.'],
  [5, 'pendleton', 1, 'ana', 'Pistachio', [], [28.5, 10], 'Two barrels down.'],
];

/** Indexes into `rides`. */
export const rideOfTheWeekIndexes: readonly number[] = [5, 11, 15, 21, 26, 30, 34, 38];
