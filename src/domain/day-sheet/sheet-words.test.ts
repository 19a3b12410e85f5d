import { expect, test } from 'vitest';
import { getEventId, getHeaderRole, readEventHeading, takeMarks } from './sheet-words.ts';

test.each([
  ['No.', 'number'],
  ['#', 'number'],
  ['Nº', 'number'],
  [' RIDER: ', 'rider'],
  ['Peão', 'rider'],
  ['Compañero', 'partner'],
  ['Bull #', 'brand'],
  ['Hierro', 'brand'],
  ['Bull', 'animal'],
  ['Touro', 'animal'],
  ['Modalidade', 'event'],
  ['Hometown', 'other'],
  ['Cody Latham', undefined],
  ['', undefined],
])('[SHEET-01] a column under %j holds: %s', (cell, role) => {
  expect(getHeaderRole(cell)).toBe(role);
});

test('[SHEET-01] a cell that names an event and nothing else is one', () => {
  const cells = ['Bull Riding', 'SADDLE BRONC', 'Bull Riding 2', 'Bull', 'Dust Devil', ''];
  expect(cells.map(getEventId)).toEqual([1, 3, 0, 0, 0, 0]);
});

test.each([
  { text: 'BULL RIDING - SECTION 1', isLoose: false, event: 1 },
  { text: 'Bull Riding: 2nd Round, Friday night', isLoose: false, event: 1 },
  { text: 'Saddle Bronc (Long Go) II', isLoose: false, event: 3 },
  { text: 'Saddle Bronc 2026', isLoose: false, event: 3 },
  { text: 'Sección 2: Bareback', isLoose: false, event: 2 },
  { text: 'Bull Riding, sponsored by Prairie Jack:', isLoose: false, event: 1 },
  { text: 'Bull Riding sponsored by Prairie Jack', isLoose: true, event: 1 },
  { text: 'Bull Riding sponsored by Prairie Jack', isLoose: false, event: 0 },
  { text: 'Prairie Jack brings you Bull Riding:', isLoose: true, event: 0 },
  { text: 'Bull Riding and Barrel Racing', isLoose: true, event: 0 },
  { text: 'Friday night', isLoose: true, event: 0 },
])('[SHEET-01] $text announces the event $event ($isLoose)', ({ text, isLoose, event }) => {
  expect(readEventHeading(text, isLoose)).toBe(event);
});

test.each([
  ...['re-ride', 'reride', 'Re Ride', 'RR', 'rr 2', '(RR)', '[re-rides]', 're-montaria', 'Remonta'],
  ...['nova montaria', 'Re-Ride:'],
])('[SHEET-06] %j says that a ride is a re-ride', (mark) => {
  const expected = { text: 'Max Ruiz 617', isReride: true, isOut: false };
  expect(takeMarks(`Max Ruiz 617 ${mark}`)).toEqual(expected);
  expect(takeMarks(`${mark} Max Ruiz 617`)).toEqual(expected);
});

test.each([
  ...[
    'turn out',
    'turned out',
    'turnout',
    'T/O',
    'scratch',
    'Scratched',
    'reserve',
    'Reserves:',
    '(reserva)',
  ],
  ...['Baja', 'ausgeschieden'],
])('[SHEET-06] %j says that a ride is none', (mark) => {
  const expected = { text: 'Max Ruiz 617', isReride: false, isOut: true };
  expect(takeMarks(`Max Ruiz 617 ${mark}`)).toEqual(expected);
  expect(takeMarks(`${mark} Max Ruiz 617`)).toEqual(expected);
});

test.each(['Carr 617', 'Bajada 12', 'Scratchy 4', 'Preserves 5', '  two spaces  '])(
  '[SHEET-01] %j says nothing of a ride',
  (text) => {
    expect(takeMarks(text)).toEqual({ text, isReride: false, isOut: false });
  },
);
