import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as content from '#src/data/content/content.ts';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import * as files from '#src/lib/save-file.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { SeasonCalendarButton } from './season-calendar-button.tsx';

let saveFile: MockInstance<typeof files.saveFile>;
let fetchWholeSchedule: MockInstance<typeof content.fetchWholeSchedule>;

const everywhere = { state: undefined, month: undefined };
const items = [
  { Name: 'Duncan Roundup', StartDate: '2026-11-28', StateAbbrv: 'OK' },
  { Name: 'Elko Roundup', StartDate: '2026-11-29', StateAbbrv: 'NV' },
  { Name: 'Tulsa Roundup', StartDate: '', StateAbbrv: 'OK' },
].flatMap((data) => parseScheduleItem(data) ?? []);

beforeEach(() => {
  saveFile = vi.spyOn(files, 'saveFile').mockReset().mockReturnValue();
  useAlertsStore.setState({ alerts: [] });
  fetchWholeSchedule = vi.spyOn(content, 'fetchWholeSchedule').mockReset();
  fetchWholeSchedule.mockResolvedValue({ items, isLast: true });
});

async function clickButton(filter: { state: string | undefined; month: number | undefined }) {
  render(<SeasonCalendarButton baseUrl="https://content.example" filter={filter} />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  const name = button.textContent;
  fireEvent.click(button);
  expect(button.disabled).toBe(true);
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  return name;
}

async function readSavedFile() {
  const [name, blob] = saveFile.mock.lastCall ?? [];
  const rodeos = [...((await blob?.text()) ?? '').matchAll(/SUMMARY:(.*)\r/g)].map(([, rodeo]) => rodeo);
  return { name, rodeos };
}

const getAlerts = () => useAlertsStore.getState().alerts.map(({ tone, message }) => [tone, message]);

test('saves the whole schedule', async () => {
  expect(await clickButton(everywhere)).toBe('Add season to calendar');
  expect(await readSavedFile()).toEqual({
    name: 'pro-rodeos.ics',
    rodeos: ['Duncan Roundup', 'Elko Roundup'],
  });
  expect(getAlerts()).toEqual([
    ['success', 'Calendar file saved. Open it to add the rodeos to your calendar.'],
  ]);
});

test('saves what the filter shows', async () => {
  expect(await clickButton({ state: 'NV', month: 11 })).toBe('Add these rodeos to calendar');
  expect(await readSavedFile()).toEqual({
    name: 'pro-rodeos-nevada-november.ics',
    rodeos: ['Elko Roundup'],
  });
});

test('says when the schedule has more', async () => {
  fetchWholeSchedule.mockResolvedValue({ items, isLast: false });
  await clickButton(everywhere);
  expect(getAlerts()).toEqual([
    ['warning', 'Calendar file saved. It covers the first 3 rodeos of the schedule.'],
  ]);
});

test('says when there is no date to save', async () => {
  fetchWholeSchedule.mockResolvedValue({ items: items.slice(2), isLast: true });
  await clickButton(everywhere);
  expect(saveFile).not.toHaveBeenCalled();
  expect(getAlerts()).toEqual([['warning', 'None of these rodeos has a date yet.']]);
});

test('reports a failure', async () => {
  fetchWholeSchedule.mockRejectedValue(new DataError('offline', undefined));
  await clickButton(everywhere);
  expect(saveFile).not.toHaveBeenCalled();
  expect(getAlerts()).toEqual([
    [
      'error',
      "We couldn't save the calendar. The server can't be reached. Check your connection and try again.",
    ],
  ]);
});
