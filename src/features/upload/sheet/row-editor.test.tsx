import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readMatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { parseUser } from '#src/domain/user.ts';
import { createRides } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { RowEditor } from './row-editor.tsx';

vi.mock('../details/tag-fields.tsx', () => ({ TagFields: () => null }));
vi.mock('../details/use-current-tags.ts', () => ({ useCurrentTags: () => ({}) }));

afterEach(() => nightStore.useRides.setState(createRides('night'), true));

const sheet = readMatchedSheet({ rows: [{ said: { line: 1, rider: 'Cody' } }] });

test('[SHEET-04] a row has an event of its own only where it is another one than that of the night', () => {
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
  const choose = (event: string) => {
    fireEvent.click(screen.getByLabelText(event));
    return nightStore.getState().sheet?.rows[0]?.said.eventId;
  };
  expect(choose('Barrel Racing')).toBe(5);
  expect(choose('Bull Riding')).toBe(0);
});
