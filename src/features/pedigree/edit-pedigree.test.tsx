import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as animals from '#src/data/firestore-lite/animals.ts';
import * as pedigrees from '#src/data/firestore-rest/public-pedigrees.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parsePedigree } from '#src/domain/pedigree.ts';
import { ancestorsQuery } from '#src/queries/pedigree-queries.ts';
import { queryClient, QueryProvider } from '#src/session/query-provider.tsx';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { EditPedigree } from './edit-pedigree.tsx';

test('[PED-01] the form begins with what somebody else has stored since', async () => {
  const bull = buildBull(buildContractor());
  vi.spyOn(animals, 'fetchAnimalsByOwner').mockResolvedValue([]);
  const fetchAncestry = vi.spyOn(pedigrees, 'fetchAncestry');
  const store = (sire: string) =>
    fetchAncestry.mockResolvedValue({
      pedigrees: new Map([[bull.id, parsePedigree(bull.id, buildPedigree(bull, { sire }))]]),
      animals: new Map(),
    });
  store('Hard Times');
  await queryClient.prefetchQuery(ancestorsQuery(bull.id));
  store('Iron Gate');
  render(
    <MemoryRouter>
      <QueryProvider>
        <EditPedigree animal={parseAnimal(bull.id, bull)} />
      </QueryProvider>
    </MemoryRouter>,
  );
  const sire = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Name or brand of the sire' });
  expect(sire.value).toBe('Iron Gate');
});
