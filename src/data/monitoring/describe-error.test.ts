import { describe, expect, test } from 'vitest';
import { describeError, getRoutePattern, personalPatterns } from './describe-error.ts';

const describeMessage = (message: string) => describeError(new Error(message)).message;

describe('an error', () => {
  test.each([
    ['Missing or insufficient permissions.', 'Missing or insufficient permissions.'],
    ['The cut failed with exit code 1.', 'The cut failed with exit code 1.'],
    ["The index doesn't follow the media data.", "The index doesn't follow the media data."],
    ['No profile of june.reed@example.com', 'No profile of …'],
    ['Could not load https://rodeo.example/search?search=June+Reed now', 'Could not load … now'],
    ['No document to update: users/k3JqP0', 'No document to update: …'],
    ['User k3JqP0aB1cD2eF3gH4iJ5kL6mN7o is gone', 'User … is gone'],
    ['Ride 0b6c2f9e-52f4-4a5e-9a54-1a8f0f7e6a11 is gone', 'Ride … is gone'],
    ['No match for “June Reed”', 'No match for …'],
    ['First line\nJune Reed', 'First line'],
    ['The name “June Reed is not', 'The name …'],
    ["Wrong password='hunter22'", 'Wrong password=…'],
    ['No profile of june＠example.com', 'No profile of …'],
    ['No profile of JUNE%40example.com', 'No profile of …'],
    ['No profile of «June Tate»', 'No profile of …'],
    ['Called +1 307 555 0100 from 203.0.113.77', 'Called …from …'],
    ['No reply after 30000 ms', 'No reply after 30000 ms'],
  ])('%j is sent as %j', (message, sent) => expect(describeMessage(message)).toBe(sent));

  test('is read up to a thousand letters', () => {
    expect(describeMessage(`${'x'.repeat(900)}@example.com`)).toBe('…');
    expect(describeMessage(`${'x'.repeat(1500)}@example.com`)).toBe('x'.repeat(200));
  });

  test('has its class, a short message and where in the app it was thrown', () => {
    const error = new TypeError('a '.repeat(500));
    error.stack = [
      'TypeError: of june@example.com',
      '    at load (https://rodeo.example/assets/feed-Bx1y.js:1:234)',
      '    at https://rodeo.example/assets/app-aB3.js:2:5?june',
      '    at chrome-extension://abcdef/content.js:1:2',
    ].join('\n');
    expect(describeError(error)).toEqual({
      name: 'TypeError',
      message: 'a '.repeat(100),
      frames: ['assets/feed-Bx1y.js:1:234', 'assets/app-aB3.js:2:5'],
    });
  });

  test('that is none has only its type', () => {
    expect(describeError('june@example.com')).toEqual({ name: 'string', message: '', frames: [] });
  });
});

/** Each is the worst for one of the patterns: what might begin at every letter, and never ends. */
const hostile = [
  ...['“'.repeat(65_000), '“ ('.repeat(21_000), 'a'.repeat(65_000), 'a-'.repeat(32_000), 'a/'.repeat(32_000)],
  ...[
    'a.'.repeat(32_000),
    '@'.repeat(65_000),
    '%40'.repeat(21_000),
    `${'%4'.repeat(32_000)}1`,
    '«'.repeat(65_000),
    'a:/'.repeat(21_000),
    '1-'.repeat(32_000),
    '1 ('.repeat(21_000),
  ],
  ...[`${'a'.repeat(32_000)}://`, `${'a_'.repeat(16_000)} 1`, '//'.repeat(32_000), '+1'.repeat(32_000)],
];

test('no pattern takes long, whatever it reads', () => {
  const start = performance.now();
  // Without a reading limit: the patterns alone have to be fast enough.
  for (const pattern of personalPatterns) for (const text of hostile) text.replace(pattern, '…');
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  ['/', '/'],
  ['/feed', '/feed'],
  ['/video/0b6c2f9e', '/video/:videoId'],
  ['/my-rodeo/user', '/my-rodeo/user'],
  ['/my-rodeo/k3JqP0', '/my-rodeo/:id'],
  ['/animals/new', '/animals/new'],
  ['/reset-password/secret', '/reset-password/:oobCode'],
  ['/june.reed@example.com', '*'],
])('the route of %s is %s', (path, pattern) => expect(getRoutePattern(path)).toBe(pattern));
