import { describe, expect, test } from 'vitest';
import { allBatches } from './cost/costly-batches.ts';
import { fileRequests } from './cost/files.ts';
import { measureBatch, measureFile, type Cost } from './cost/measure-cost.ts';
import { measureRead, readCases } from './cost/reads.ts';
import { readRules } from './firestore-fixture.ts';

/*
 * Firestore denies requests whose rules evaluate more than 1000 expressions, look up more than 10 documents for a write
 * or 20 for a batch. It does not document how it counts, and Google's emulator has counted up to 25 expressions more than
 * the engine: by either count, every operation stays 10 % below. Storage allows two documents.
 */
const maxExpressions = 875;
const maxLookups = 9;
const maxBatchLookups = 18;
const maxFileLookups = 2;
/** Each is paid, and nothing limits how often somebody reads: docs/SECURITY.md, "What an attack costs". */
const maxReadLookups = 2;

function expectBelowLimits(costs: readonly Cost[]): void {
  const excessive = costs.filter(
    ({ expressions, lookups }) => expressions > maxExpressions || lookups.size > maxLookups,
  );
  expect(excessive).toEqual([]);
  const batchLookups = new Set(costs.flatMap(({ lookups }) => [...lookups]));
  expect(batchLookups.size).toBeLessThanOrEqual(maxBatchLookups);
}

describe('writes stay below the limits', () => {
  test.each(Object.entries(allBatches))('%s', (_title, batch) => {
    expectBelowLimits(measureBatch(batch));
  });
});

describe('reads stay below the limits', () => {
  test.each(readCases)('%s', (...read) => {
    const costs = measureRead(...read);
    expectBelowLimits(costs);
    for (const { lookups } of costs) expect(lookups.size).toBeLessThanOrEqual(maxReadLookups);
  });
});

/** In the words of a rule: `users/{userId}/private/contact {`. */
const getCollection = (text: string) =>
  [...text.slice(0, text.indexOf(' ')).matchAll(/(\w+)\/(?:\{\w+\}|contact|agreement)/g)]
    .map(([, name]) => name)
    .join('/');

test('every operation of firestore.rules is measured', () => {
  const measured = [
    ...Object.values(allBatches).flatMap(measureBatch),
    ...readCases.flatMap((read) => measureRead(...read)),
  ].map(({ operation }) => operation);
  const collections = readRules('firestore.rules')
    .split(/\n {4}match \//)
    .slice(1);
  const declared = collections.flatMap((text) =>
    [...text.matchAll(/\n {6}allow ([a-z, ]+):/g)].flatMap(([, methods = '']) =>
      methods.split(', ').map((method) => `${getCollection(text)} ${method}`),
    ),
  );
  expect(new Set(measured)).toEqual(new Set(declared));
});

describe('files stay below the limits', () => {
  test.each(Object.entries(fileRequests))('%s', (_title, request) => {
    const { expressions, lookups } = measureFile(request);
    expect(expressions).toBeLessThanOrEqual(maxExpressions);
    expect(lookups.size).toBeLessThanOrEqual(maxFileLookups);
  });
});
