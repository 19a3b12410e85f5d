import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { chooseOwner } from '#tests/support/choose-tags.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { expectField, trimClip } from '#tests/support/uploads.ts';
import { click, expectNoRole, expectRole, expectText, fill } from '#tests/support/user-actions.ts';

const findRodeo = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Rodeo Event' });
const getList = () => within(screen.getByRole('listbox', { name: 'Rodeos' }));
const getOptions = () =>
  getList()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The details of a ride of a contestant who has published one. */
async function openDetails() {
  const rider = buildContestant();
  const rodeo = {
    title: 'Zia Night Rodeo',
    location: 'Las Cruces, NM',
    event_date: Date.parse('2026-06-02') / 1000,
  };
  const rides = [buildVideo(rider, rodeo), buildVideo(rider, rodeo)];
  await renderApp('/upload', {
    as: await createTestUser(rider),
    data: Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride])),
  });
  await trimClip();
  return findRodeo();
}

describe('[UPL-06] the rodeo of a ride', () => {
  test('is suggested from own rides and the schedule, with its place; the date is that of the file', async () => {
    const rodeo = await openDetails();
    await expectField('Event Date', '2026-09-21');
    await expectText("Your video's date");
    await userEvent.click(rodeo);
    await waitFor(() => expect(getOptions().length).toBeGreaterThan(1));
    expect(getOptions().filter((option) => option.includes('Zia'))).toEqual([
      'Zia Night RodeoLas Cruces, NM · June 02, 2026',
    ]);
    expect(getOptions()[0]).toContain('Zia Night Rodeo');
    expect(await findAccessibilityViolations()).toEqual([]);
    await userEvent.type(rodeo, 'cruces');
    await waitFor(() => expect(getOptions()).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectField('Rodeo Event', 'Zia Night Rodeo');
    await expectField('Location', 'Las Cruces, NM');
    await expectField('Event Date', '2026-09-21');
    await expectNoRole('option', /./, getList());
  });

  test('fills in its date where there is none, and may be any other', async () => {
    const rodeo = await openDetails();
    await fill('Event Date', '');
    await userEvent.click(rodeo);
    await userEvent.click(await expectRole('option', /Zia/));
    await expectField('Event Date', '2026-06-02');
    await userEvent.clear(rodeo);
    await userEvent.type(rodeo, 'Zia Day Rodeo{Escape}');
    await userEvent.tab();
    await expectField('Rodeo Event', 'Zia Day Rodeo');
    await expectField('Location', 'Las Cruces, NM');
  });
});

test('[UPL-11] the device remembers whether own or other animals were looked through', async () => {
  await openDetails();
  const isChecked = async (name: string) =>
    (await screen.findByRole<HTMLInputElement>('radio', { name })).checked;
  // A bull is never a contestant's.
  expect(await isChecked('Other')).toBe(true);
  await chooseOwner('Own');
  await click('button', 'Trim again');
  await click('button', 'Next');
  await expectRole('heading', 'Details');
  expect(await isChecked('Own')).toBe(true);
});
