import type { RideRow } from './seed-rides.ts';

/** Of the season before, posted together in January: they give two animals a record. Oldest first. */
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
