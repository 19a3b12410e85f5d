import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { readMatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { parseUser } from '#src/domain/user.ts';
import * as queries from '#src/queries/day-sheet-queries.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { createRides } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { changeRow } from './change-sheet.ts';
import { DaySheetDialog } from './day-sheet-dialog.tsx';

vi.mock('../details/tag-fields.tsx', () => ({ TagFields: () => null }));
vi.mock('../details/use-current-tags.ts', () => ({ useCurrentTags: () => ({}) }));

afterEach(() => nightStore.useRides.setState(createRides('night'), true));

const sheet = readMatchedSheet({
  rows: ['Cody', 'Max'].map((name, index) => ({
    said: { line: index + 1, rider: name },
    rider: index === 0 ? buildRiderTag(name) : null,
    animal: buildAnimalTag(`J${index}`, 'Bull'),
  })),
});

const Open = ({ onClose = () => undefined }: { onClose?: () => void }) => (
  <MemoryRouter>
    <QueryProvider>
      <DaySheetDialog night={nightStore.useRides()} account={parseUser('owner', {})} onClose={onClose} />
    </QueryProvider>
  </MemoryRouter>
);

const getByLabel = (label: string) => screen.getByLabelText(label);

test('[SHEET-03] a row that is edited stays among those to fix while it is, though it is fixed', () => {
  nightStore.useRides.setState({ sheet });
  render(<Open />);
  fireEvent.click(getByLabel('To fix 1'));
  expect(screen.queryByLabelText('Edit: Line 1')).toBeNull();
  fireEvent.click(getByLabel('Edit: Line 2'));
  act(() => changeRow(1, { rider: buildRiderTag('Max') }));
  expect(getByLabel('Edit: Line 2')).toBeTruthy();
  fireEvent.click(screen.getByText('Done'));
  expect(screen.queryByLabelText('Edit: Line 2')).toBeNull();
});

test.each([
  [false, false],
  [true, true],
])('[SHEET-04] a sheet without rides is put in use once (in use: %s)', (isInUse, isDisabled) => {
  nightStore.useRides.setState({ sheet: { ...sheet, isInUse } });
  render(<Open />);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { hidden: true });
  expect(buttons.at(-1)?.disabled).toBe(isDisabled);
});

test('[SHEET-03] what may be meant is chosen for the rider, the partner or the animal of its row', () => {
  const [ana, bea] = [buildRiderTag('Ana'), buildRiderTag('Bea')];
  const bull = buildAnimalTag('J7', 'Dust Devil');
  const said = { line: 3, rider: 'A', partner: 'B', brand: 'J' };
  const row = { said, riderChoices: [ana], partnerChoices: [bea], animalChoices: [bull] };
  nightStore.useRides.setState({ sheet: readMatchedSheet({ rows: [...sheet.rows, row] }) });
  render(<Open />);
  expect([...document.querySelectorAll('.day-sheet-why p')].map(({ textContent }) => textContent)).toEqual([
    'No rider called Max.',
    "We're not sure who A is.",
    "We're not sure who B is.",
    "We're not sure which animal J is.",
  ]);
  const use = (name: string) => {
    fireEvent.click(screen.getByText(`Use ${name}`));
    const { rider, partner, animal } = nightStore.getState().sheet!.rows[2]!;
    return [rider?.name, partner?.name, animal?.name];
  };
  expect(use('Bea')).toEqual([undefined, 'Bea', undefined]);
  expect(use('J7 Dust Devil, Somebody Stock')).toEqual([undefined, 'Bea', 'Dust Devil']);
  expect(use('Ana')).toEqual(['Ana', 'Bea', 'Dust Devil']);
});

test('[SHEET-04] a row says its event where the night has another one, and whether it is a re-ride or has no ride', () => {
  const rows = [{ eventId: 1 }, { eventId: 5, isReride: true }, {}].map((said, index) => ({
    said: { line: index + 1, rider: 'Cody', ...said },
    isSkipped: index === 2,
  }));
  const { common } = nightStore.getState();
  nightStore.useRides.setState({ sheet: readMatchedSheet({ rows }), common: { ...common, eventId: 1 } });
  render(<Open />);
  const notes = [...document.querySelectorAll('.day-sheet-row')].map(
    (row) => row.querySelector('.min-w-0 > span:nth-child(2)')?.textContent,
  );
  expect(notes).toEqual([
    'More rows than rides',
    'Barrel Racing · Re-ride · More rows than rides',
    'Without a ride',
  ]);
  expect(screen.getByText('0 of 2 matched')).toBeTruthy();
});

test('the pencil of a row opens it and closes it', () => {
  nightStore.useRides.setState({ sheet });
  render(<Open />);
  const press = () => {
    fireEvent.click(getByLabel('Edit: Line 1'));
    return [getByLabel('Edit: Line 1').getAttribute('aria-expanded'), screen.queryByText('Done') !== null];
  };
  expect([press(), press()]).toEqual([
    ['true', true],
    ['false', false],
  ]);
});

test('[SHEET-07] a sheet that is opened again has its text; while names are looked up, it is sent once, and leaving gives that up', () => {
  const findSheet = vi.spyOn(queries, 'findSheet').mockReturnValue(new Promise(() => undefined));
  nightStore.useRides.setState({ sheet: { ...sheet, text: '1 Cody J7' } });
  const { unmount } = render(<Open />);
  const again = screen.getByText<HTMLButtonElement>('Match again');
  for (let press = 0; press < 2; press += 1) fireEvent.click(again);
  expect(findSheet).toHaveBeenCalledOnce();
  const [, text, { signal }] = findSheet.mock.lastCall!;
  expect([text, signal.aborted]).toEqual(['1 Cody J7', false]);
  unmount();
  expect(signal.aborted).toBe(true);
});

test.each([true, false])(
  'on a phone (%s), the text makes room for its rows once they are found',
  async (isPhone) => {
    const narrow = { matches: isPhone } as MediaQueryList;
    vi.spyOn(window, 'matchMedia').mockReturnValue(narrow);
    vi.spyOn(queries, 'findSheet').mockResolvedValue({ rows: [...sheet.rows], isFallback: false });
    render(<Open />);
    const details = document.querySelector('details')!;
    expect(details.open).toBe(true);
    fireEvent.change(getByLabel('Paste the draw'), { target: { value: '1 Cody J7' } });
    fireEvent.click(screen.getByText('Match'));
    await screen.findByText('1 of 2 matched');
    await vi.waitFor(() => expect(details.open).toBe(!isPhone));
    vi.restoreAllMocks();
  },
);

const waysOut: Readonly<Record<string, () => void>> = {
  Escape: () => void fireEvent(screen.getAllByRole('dialog', { hidden: true })[0]!, new Event('cancel')),
  'the button with an X': () => void fireEvent.click(getByLabel('Back to the list')),
  Cancel: () => void fireEvent.click(screen.getAllByText('Cancel')[0]!),
};

test.each(Object.entries(waysOut))(
  '[SHEET-08] a pasted text that was not matched is asked about before %s closes the sheet',
  (_name, leave) => {
    nightStore.useRides.setState({ sheet: { ...sheet, text: '1 Cody J0' } });
    const onClose = vi.fn<() => void>();
    render(<Open onClose={onClose} />);
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value } });
    type('1 Cody J0\n2 Max J1');
    leave();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Stay'));
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true }).value).toContain('Max');
    leave();
    fireEvent(
      screen.getByRole('dialog', { name: 'Unsaved changes', hidden: true }),
      new Event('cancel', { bubbles: true }),
    );
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    leave();
    fireEvent.click(screen.getByText('Discard'));
    expect(onClose).toHaveBeenCalledOnce();
    type('1 Cody J0 ');
    fireEvent.click(screen.getByText('Stay'));
    leave();
    expect(onClose).toHaveBeenCalledTimes(2);
  },
);
