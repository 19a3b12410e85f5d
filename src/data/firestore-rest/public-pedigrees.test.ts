import { expect, test, vi } from 'vitest';
import { maxPageSize } from '#src/domain/list-limits.ts';
import { parsePedigree } from '#src/domain/pedigree.ts';
import * as batches from './document-batch.ts';
import * as documents from './documents.ts';
import { fetchAncestry, fetchOffspring, maxOffspring } from './public-pedigrees.ts';

test('[PED-03] parents and their parents are read with their animals, and no older generation', async () => {
  const fetchBatch = vi.spyOn(batches, 'fetchNamedBatch').mockImplementation((paths) =>
    Promise.resolve(
      paths.map((path) => ({
        path,
        fields: path.startsWith('animals')
          ? {}
          : {
              sire_id: { stringValue: `sire-of-${path.slice('pedigrees/'.length)}` },
              sire_name: { stringValue: 'A sire' },
            },
      })),
    ),
  );
  const { animals, pedigrees } = await fetchAncestry('bull');
  expect([...animals.keys()]).toEqual(['sire-of-bull', 'sire-of-sire-of-bull']);
  expect([...pedigrees.keys()]).toEqual(['bull', 'sire-of-bull']);
  expect(fetchBatch).toHaveBeenCalledTimes(3);
});

test.each([
  [maxOffspring, false],
  [maxOffspring + 1, true],
])('[PED-05] of %i young, the first thirty are read, and there are more: %s', async (count, hasMore) => {
  const all = Array.from({ length: count }, (_, index) => ({
    ...{ id: `young-${index}`, fields: { sire_id: 'bull', sire_name: 'A bull' } },
    position: [{ integerValue: String(index) }],
  }));
  vi.spyOn(documents, 'queryPublicDocuments').mockImplementation((_collection, { after, limit }) => {
    const first = after ? maxPageSize : 0;
    return Promise.resolve(all.slice(first, first + limit));
  });
  const found = await fetchOffspring('bull');
  expect(found.hasMore).toBe(hasMore);
  expect(found.pedigrees).toEqual(
    all.slice(0, maxOffspring).map(({ id, fields }) => parsePedigree(id, fields)),
  );
});
