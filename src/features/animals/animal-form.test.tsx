import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AccountType } from '#src/domain/account-type.ts';
import { parseUser } from '#src/domain/user.ts';
import { AnimalForm } from './animal-form.tsx';

vi.mock('./save-animal.ts', () => ({}));
vi.mock('#src/media/scale-photo.ts', () => ({ scalePhoto: () => undefined }));
vi.mock('#src/queries/animals.ts', () => ({}));

test.each<[AccountType, string[]]>([
  ['contractor', ['Type', 'Events']],
  ['contestant', []],
])('[ANF-01] the form of a %s has the fields %j besides the common ones', (account_type, groups) => {
  const owner = { ...parseUser('june', {}), account_type };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AnimalForm owner={owner} onSaved={() => undefined} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const names = (role: string) =>
    screen.getAllByRole(role).map((element) => element.textContent || element.getAttribute('aria-label'));
  expect(names('heading')).toEqual(['About (Required)', 'Animal image (optional)', 'Bio (Optional)']);
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'brand',
    'bio',
  ]);
  const isShown = (name: string) =>
    screen.queryByRole('radiogroup', { name }) !== null || screen.queryByRole('group', { name }) !== null;
  expect(['Type', 'Events'].filter(isShown)).toEqual(groups);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
});
