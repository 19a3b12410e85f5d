import { expect, test, vi } from 'vitest';
import * as documentBatch from './document-batch.ts';
import { findGoneAnimals } from './public-animals.ts';

test('[LEAD-05] of some animals those that are not found are gone, in one request', async () => {
  const fetchNamedBatch = vi
    .spyOn(documentBatch, 'fetchNamedBatch')
    .mockResolvedValue(['static', 'biscuit'].map((id) => ({ path: `animals/${id}`, fields: {} })));
  expect(await findGoneAnimals(['mare', 'biscuit', 'no/animal', 'static', 'bull'])).toEqual([
    'mare',
    'no/animal',
    'bull',
  ]);
  expect(fetchNamedBatch).toHaveBeenCalledExactlyOnceWith([
    ...['animals/mare', 'animals/biscuit', 'animals/static', 'animals/bull'],
  ]);
});
