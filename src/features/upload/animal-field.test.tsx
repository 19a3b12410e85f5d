import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseUser } from '#src/domain/user.ts';
import { AnimalField } from './animal-field.tsx';
import { emptyRideForm } from './ride-form-values.ts';
import { useAnimalChoices } from './use-tag-choices.ts';

const ready = { tags: [], status: 'ready', isFallback: false, retry: () => undefined } as const;
vi.mock('./use-tag-choices.ts', () => ({ useAnimalChoices: vi.fn<typeof useAnimalChoices>() }));

const account = { ...parseUser('june', {}), account_type: 'contestant' as const };

function Picker() {
  return (
    <FormProvider {...useForm({ defaultValues: emptyRideForm })}>
      <AnimalField account={account} shownAnimal={null} isDeleted={false} canAddAnimal />
    </FormProvider>
  );
}

const getChoices = (label: string) =>
  within(screen.getByRole('radiogroup', { name: label }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const getSearch = () => vi.mocked(useAnimalChoices).mock.lastCall?.[0];

describe('[UPL-11] the animal picker', () => {
  beforeEach(() => {
    vi.mocked(useAnimalChoices).mockReturnValue(ready);
    render(<Picker />, { wrapper: MemoryRouter });
  });

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
