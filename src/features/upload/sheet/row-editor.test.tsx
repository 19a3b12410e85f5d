import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readMatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { createRides } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { RowEditor } from './row-editor.tsx';

vi.mock('../details/tag-fields.tsx', () => ({ TagFields: () => null }));
vi.mock('../details/use-current-tags.ts', () => ({ useCurrentTags: () => ({}) }));

afterEach(() => nightStore.useRides.setState(createRides('night'), true));

/** Opens the only row of a sheet, in a night of bareback riding. @returns chooses an event, and the row then */
function open(stored: object) {
  const sheet = readMatchedSheet({ rows: [stored] });
  const night = createRides('night');
  nightStore.useRides.setState({ sheet, common: { ...night.common, eventId: 1 } });
  const [row] = sheet.rows;
  render(
    <RowEditor
      night={nightStore.getState()}
      sheet={sheet}
      pair={{ row, rowIndex: 0, ride: undefined, number: 0 }}
      row={row!}
      account={parseUser('owner', {})}
      onClose={() => undefined}
    />,
  );
  return (event: string) => {
    fireEvent.click(screen.getByLabelText(event));
    return nightStore.getState().sheet!.rows[0]!;
  };
}

test('[SHEET-04] a row has an event of its own only where it is another one than that of the night', () => {
  const choose = open({ said: { line: 1, rider: 'Cody' } });
  expect(choose('Barrel Racing').said.eventId).toBe(5);
  expect(choose('Bull Riding').said.eventId).toBe(0);
});

test('[SHEET-04] of a row with an event of its own, that is chosen, and another one leaves who rides what', () => {
  const [rider, partner] = [buildRiderTag('Cody'), buildRiderTag('Max')];
  const choose = open({ said: { line: 1, rider: 'Cody', partner: 'Max', eventId: 4 }, rider, partner });
  expect(screen.getByLabelText<HTMLInputElement>('Team Roping').checked).toBe(true);
  expect(choose('Tie Down Roping')).toMatchObject({ rider, partner, said: { partner: 'Max' } });
});

test('[SHEET-04] the only row has no other place', () => {
  open({ said: { line: 1, rider: 'Cody' } });
  const places = ['Move up', 'Move down'].map((text) => screen.getByText(text).closest('button')?.disabled);
  expect(places).toEqual([true, true]);
});
