import { expect, test } from 'vitest';
import { isDocumentId } from './document-id.ts';

test.each(['01998561-7d8d-4469-9233-8294db86a7cd', 'Zk3VnB9qR7wX', 'a_b', 'a'.repeat(128)])(
  'accepts %j',
  (text) => {
    expect(isDocumentId(text)).toBe(true);
  },
);

test.each(['', 'a/b', '.', '..', '__all__', 'a b', 'ä', 'a'.repeat(129), 'a\n'])('rejects %j', (text) => {
  expect(isDocumentId(text)).toBe(false);
});
