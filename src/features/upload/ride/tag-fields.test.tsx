import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountType } from '#src/domain/account-type.ts';
import { emptyRideForm } from '../job/ride-form-schema.ts';
import { parseUser } from '#src/domain/user.ts';
import { TagFields } from './tag-fields.tsx';
import { useAnimalChoices } from './use-tag-choices.ts';

const ready = { tags: [], status: 'ready', isFallback: false, retry: () => undefined } as const;
vi.mock('#src/data/storage/file-url.ts', () => ({}));
vi.mock('./use-tag-choices.ts', () => ({
  useAnimalChoices: vi.fn<typeof useAnimalChoices>(),
  useContestantChoices: () => ready,
}));

const noTag = { tag: null, isDeleted: false };

function Picker({ accountType }: { accountType: AccountType }) {
  return (
    <FormProvider {...useForm({ defaultValues: emptyRideForm })}>
      <TagFields
        canAddAnimal
        account={{ ...parseUser('june', {}), account_type: accountType }}
        tags={{ animal: noTag, contestant: noTag, shownAnimal: null }}
      />
    </FormProvider>
  );
}

const renderPicker = (accountType: AccountType) =>
  render(<Picker accountType={accountType} />, { wrapper: MemoryRouter });

const getChoices = (label: string) =>
  within(screen.getByRole('radiogroup', { name: label }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const getSearch = () => vi.mocked(useAnimalChoices).mock.lastCall?.[0];

beforeEach(() => void vi.mocked(useAnimalChoices).mockReturnValue(ready));

test.each<[AccountType, string[]]>([
  ['contractor', ['Animal', 'Contestant']],
  ['contestant', ['Animal']],
])('[UPL-08] for a %s the form has the fields %s', (accountType, fields) => {
  renderPicker(accountType);
  expect(
    screen.getAllByRole<HTMLInputElement>('combobox').map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual(fields);
});

describe('[UPL-11] the animal picker', () => {
  beforeEach(() => void renderPicker('contestant'));

  test('has tabs for the types', () => {
    expect(getChoices('Animal type')).toEqual(['All', 'Bulls', 'Horses', 'Steers', 'Calfs']);
    expect(getSearch()).toEqual({ accountId: 'june', owner: 'own', type: undefined, text: '' });
  });

  test.each([
    ['Bulls', 'bull'],
    ['Horses', 'horse'],
    ['Steers', 'steer'],
    ['Calfs', 'calf'],
  ])('%s lists animals of the type %s', (name, type) => {
    choose(name);
    expect(getSearch()).toMatchObject({ type });
    choose('All');
    expect(getSearch()).toMatchObject({ type: undefined });
  });

  test("searches what is typed, among the own animals or others'", () => {
    choose('Other');
    choose('Steers');
    fireEvent.change(screen.getByRole('combobox', { name: 'Animal' }), { target: { value: 'dust' } });
    expect(getSearch()).toEqual({ accountId: 'june', owner: 'other', type: 'steer', text: 'dust' });
  });
});
