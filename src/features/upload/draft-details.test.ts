import { expect, test } from 'vitest';
import { parseStoredDetails } from './draft-details.ts';
import { emptyRideForm } from './ride-form-values.ts';

test('[UPL-10] restores what was typed, even if it is not valid yet', () => {
  const details = { ...emptyRideForm, title: ' ', date: '2026', result: 'eighty', notes: 'First out' };
  expect(parseStoredDetails(structuredClone(details))).toEqual(details);
});

test('fills in what another version did not store', () => {
  expect(parseStoredDetails({ title: 'Cheyenne', animal: 'Thunderstruck', eventId: '1' })).toEqual({
    ...emptyRideForm,
    title: 'Cheyenne',
  });
});
