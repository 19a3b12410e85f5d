import { expect, test } from 'vitest';
import { isUsableTicket, parseUploadTicket } from './upload-ticket.ts';

const wanted = { id: 'ride', owner: 'jack', uploader: 'ruth' };
const day = 24 * 60 * 60 * 1000;
const stored = parseUploadTicket('ride', { ...wanted, created: new Date(0), published: null });

test('an open ticket is used again, except on the last day that the rules accept it', () => {
  expect(isUsableTicket(stored, wanted, 6 * day - 1)).toBe(true);
  expect(isUsableTicket(stored, wanted, 6 * day)).toBe(false);
});

test.each([
  ['published', { published: new Date(1) }],
  ['incomplete', { created: 'yesterday' }],
  ["another account's", { owner: 'ana' }],
  ["another uploader's", { uploader: 'sam' }],
])('one that is %s is not used', (_case, changes) => {
  expect(isUsableTicket(parseUploadTicket('ride', { ...stored, ...changes }), wanted, 0)).toBe(false);
});
