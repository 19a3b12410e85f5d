import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AccountType } from '#src/domain/account-type.ts';
import { parseUser } from '#src/domain/user.ts';
import { TagFields } from './tag-fields.tsx';

vi.mock('./animal-field.tsx', () => ({ AnimalField: () => 'Animal' }));
vi.mock('./contestant-field.tsx', () => ({ ContestantField: () => 'Contestant' }));

const noTag = { tag: null, isDeleted: false };

test.each<[AccountType, string]>([
  ['contractor', 'AnimalContestant'],
  ['contestant', 'Animal'],
])('[UPL-08] for a %s the form has the fields %s', (account_type, fields) => {
  const account = { ...parseUser('june', {}), account_type };
  render(
    <main>
      <TagFields
        canAddAnimal
        account={account}
        tags={{ animal: noTag, contestant: noTag, shownAnimal: null }}
      />
    </main>,
  );
  expect(screen.getByRole('main').textContent).toBe(fields);
});
