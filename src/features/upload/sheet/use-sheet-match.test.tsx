import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readMatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import * as queries from '#src/queries/day-sheet-queries.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { createRide, createRides } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { fillSheet } from './fill-sheet.ts';
import { useSheetMatch } from './use-sheet-match.ts';

afterEach(() => nightStore.useRides.setState(createRides('night'), true));

test('[SHEET-05] a sheet that is pasted again replaces what it has filled before', async () => {
  nightStore.useRides.setState({
    rides: [createRide('night', { start: 0, end: 15 }, 'accepted')],
  });
  const findSheet = vi.spyOn(queries, 'findSheet');
  const { result } = renderHook(() => useSheetMatch('owner'), { wrapper: QueryProvider });
  const fillWith = async (name: string) => {
    const { rows } = readMatchedSheet({
      rows: [
        { said: { line: 1, rider: name }, rider: buildRiderTag(name), animal: buildAnimalTag('J7', name) },
      ],
    });
    findSheet.mockResolvedValue({ rows, isFallback: false });
    await act(() => new Promise<void>((resolve) => result.current.match(name, resolve)));
    act(fillSheet);
    return nightStore.getState().rides[0]?.details.contestant?.name;
  };
  expect(await fillWith('Cody')).toBe('Cody');
  expect(await fillWith('Max')).toBe('Max');
});
