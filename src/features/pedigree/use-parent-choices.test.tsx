import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as animals from '#src/data/firestore-lite/animals.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { setReportSink } from '#src/lib/log.ts';
import { queryClient, QueryProvider } from '#src/session/query-provider.tsx';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { useParentChoices } from './use-parent-choices.ts';

const owner = buildContractor();
const [young, sire] = ['Hard Rain', 'Hard Times'].map((name) => {
  const bull = buildBull(owner, { name });
  return parseAnimal(bull.id, bull);
});

beforeEach(() => {
  queryClient.clear();
  setReportSink(() => undefined);
  vi.spyOn(animals, 'fetchAnimalsByOwner').mockResolvedValue([young!, sire!]);
});
afterEach(() => vi.restoreAllMocks());

const find = (text: string) =>
  renderHook(() => useParentChoices(young!, text), { wrapper: QueryProvider }).result;

test('[PED-02, PED-04] an animal is not offered as its own parent', async () => {
  vi.spyOn(animals, 'fetchAnimalsByBrand').mockResolvedValue([]);
  const choices = find('hard');
  await waitFor(() => expect(choices.current.tags.map(({ name }) => name)).toEqual(['Hard Times', 'hard']));
});

test('[PED-02] while neither search nor lists answer, own animals and the name can be chosen', async () => {
  vi.spyOn(animals, 'fetchAnimalsByBrand').mockRejectedValue(new DataError('not-allowed'));
  const choices = find('hard');
  await waitFor(() => expect(choices.current.isFallback).toBe(true));
  expect(choices.current.status).toBe('ready');
  expect(choices.current.tags.map(({ name }) => name)).toEqual(['Hard Times', 'hard']);
});
