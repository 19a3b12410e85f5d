import { expect, test } from 'vitest';
import { countDocumentReads, mayReadDocuments, type FirestoreResponse } from './document-reads.ts';

const origin = 'http://127.0.0.1:8103';
const documents = `${origin}/v1/projects/demo/databases/(default)/documents`;
const listenChannel = `${origin}/google.firestore.v1.Firestore/Listen/channel?VER=8&TYPE=xmlhttp`;

const respond = (path: string, body: unknown, rest: Partial<FirestoreResponse> = {}): FirestoreResponse => ({
  method: path.startsWith(':') ? 'POST' : 'GET',
  url: `${documents}${path}`,
  status: 200,
  body: JSON.stringify(body),
  ...rest,
});

const toFrame = (lists: readonly [number, readonly unknown[]][]) => {
  const json = JSON.stringify(lists);
  return `${json.length}\n${json}`;
};
const listen = (...frames: string[]): FirestoreResponse =>
  respond('', '', { url: listenChannel, body: frames.join('') });

test.each([
  [
    'the documents of a query',
    respond(':runQuery', [{ document: {} }, { document: {} }, { readTime: '' }]),
    2,
  ],
  ['one for a query without documents', respond(':runQuery', [{ readTime: '' }]), 1],
  ['found and missing documents', respond(':batchGet', [{ found: {} }, { missing: '' }]), 2],
  ['one for a count', respond(':runAggregationQuery', [{ result: {} }]), 1],
  ['a document', respond('/videos/v1', {}), 1],
  ['a missing document', respond('/videos/v1', {}, { status: 404 }), 1],
  ['nothing for a refused document', respond('/videos/v1', {}, { status: 403 }), 0],
  ['the documents of a list', respond('/users/u1/saved', { documents: [{}, {}, {}] }), 3],
  ['one for an empty list', respond('/users/u1/saved', {}), 1],
  ['nothing for a write', respond(':commit', {}), 0],
])('counts %s', (_, response, reads) => {
  expect(countDocumentReads([response])).toBe(reads);
});

test('counts the documents of each target of a stream, and one for a target without any', () => {
  const added = (id: number) => ({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
  const changed = (...targetIds: number[]) => ({ documentChange: { document: {}, targetIds } });
  const frames = [
    toFrame([[0, ['c', 'session', '', 8] as unknown[]]]),
    toFrame([[1, [added(2), changed(2), changed(2, 4)]]]),
    toFrame([
      [2, [added(4)]],
      [3, [added(6)]],
    ]),
  ];
  expect(countDocumentReads([listen(...frames)])).toBe(2 + 1 + 1);
  expect(countDocumentReads([listen(...frames, '400\n[[4,')])).toBe(4);
});

test('preflights and other services read no documents', () => {
  expect(mayReadDocuments('POST', `${documents}:runQuery`)).toBe(true);
  expect(mayReadDocuments('GET', `${documents.replace('(', '%28').replace(')', '%29')}/videos/v1`)).toBe(
    true,
  );
  expect(mayReadDocuments('GET', listenChannel)).toBe(true);
  expect(mayReadDocuments('OPTIONS', `${documents}:runQuery`)).toBe(false);
  expect(mayReadDocuments('GET', `${origin}/v1/accounts:lookup`)).toBe(false);
});
