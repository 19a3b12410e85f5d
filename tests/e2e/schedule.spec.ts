import { buildContestant } from '#tests/support/factories/user.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const createRodeo = (changes: object) => ({
  RodeoId: 1,
  StartDate: '2026-11-28T00:00:00',
  EndDate: '2026-12-01T00:00:00',
  City: 'Truth or Consequences',
  StateAbbrv: 'NM',
  Name: 'Old Timers Reunion',
  VenueName: 'Bartlett Memorial Arena',
  Payout: 14_500_000,
  ...changes,
});

test.describe('schedule', () => {
  test('[SIDE-01, SCH-01] opens from the menu', async ({ openFeedAs, shell, schedule, page }) => {
    await openFeedAs('fan');
    await shell.goTo('Schedule');
    await expect(schedule.heading).toBeVisible();
    await expect(page).toHaveURL(/\/schedules$/);
    await expect(schedule.rodeo('Chisholm Trail Stampede')).toContainText('Duncan, OK');
  });

  test('[SCH-01] shows dates, location, name, venue and payout of a rodeo', async ({ logInAs, schedule }) => {
    await logInAs('fan');
    await schedule.respondWith([
      createRodeo({}),
      createRodeo({ RodeoId: 2, Name: 'Buck Out', EndDate: '2026-11-28', Payout: '6500' }),
      createRodeo({ RodeoId: 3, Name: 'Roundup', Payout: null, VenueName: null }),
    ]);
    await schedule.open();
    const first = schedule.rodeo('Old Timers Reunion');
    await expect(first.getByText('November 28 to December 1')).toBeAttached();
    await expect(first.getByText('Nov – Dec')).toBeVisible();
    await expect(first.getByText('28–1')).toBeVisible();
    await expect(first.getByText('Truth or Consequences, NM')).toBeVisible();
    await expect(first.getByText('Bartlett Memorial Arena')).toBeVisible();
    await expect(first.getByText('$14,500,000')).toBeVisible();
    const second = schedule.rodeo('Buck Out');
    await expect(second.getByText('November 28', { exact: true })).toBeAttached();
    await expect(second.getByText('$6,500')).toBeVisible();
    await expect(schedule.rodeo('Roundup').getByText('Payout')).toBeHidden();
  });

  test('shows the rodeos of a state and a month, also those of later pages', async ({
    logInAs,
    schedule,
    page,
  }) => {
    await logInAs('fan');
    await schedule.open();
    await expect(schedule.rodeos).toHaveCount(24);
    await schedule.stateFilter.selectOption('Texas');
    await expect(page).toHaveURL('/schedules?state=TX');
    await expect
      .poll(() => schedule.getPlaces())
      .toEqual(expect.arrayContaining([expect.stringMatching(/, TX$/)]));
    await expect
      .poll(async () => (await schedule.getPlaces()).filter((place) => !place.endsWith(', TX')))
      .toEqual([]);
    await schedule.monthFilter.selectOption('July');
    await schedule.stateFilter.selectOption('Alaska');
    await expect(page.getByText("We don't have any pro rodeos in Alaska in July yet.")).toBeVisible();
    await page.getByRole('button', { name: 'Show all rodeos' }).click();
    await expect(page).toHaveURL('/schedules');
    await expect(schedule.rodeos).not.toHaveCount(0);
  });

  test('saves rodeos as calendar files', async ({ logInAs, schedule }) => {
    await logInAs('fan');
    await schedule.open();
    const rodeo = await schedule.save(schedule.addToCalendarButtons.first());
    expect(rodeo).toMatchObject({ name: 'chisholm-trail-stampede.ics', titles: ['Chisholm Trail Stampede'] });
    // Also the rodeos of pages that the list has not loaded.
    const season = await schedule.save(schedule.seasonButton);
    expect(season).toMatchObject({ name: 'pro-rodeos.ics', titles: { length: 61 } });
  });

  test('[EVT-01, DATA-07] makes a rodeo the next event', async ({ logInAs, schedule, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    await schedule.respondWith([
      createRodeo({}),
      createRodeo({ RodeoId: 2, Name: 'Roundup', City: '', StateAbbrv: '' }),
    ]);
    await schedule.open();
    const rodeo = schedule.rodeo('Old Timers Reunion');
    await rodeo.getByRole('button', { name: 'Set as next event' }).click();
    await expect(schedule.banner).toContainText('Old Timers Reunion is your next event.');
    await schedule.banner.getByRole('button', { name: 'Undo' }).click();
    await rodeo.getByRole('button', { name: 'Set as next event' }).click();
    await rodeo.getByRole('link', { name: 'My Next Event' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Truth or Consequences, NM');
    await expect(page.getByLabel('Date')).toHaveValue('2026-11-28');
    await page.goBack();
    await schedule.rodeo('Roundup').getByRole('button', { name: 'Set as next event' }).click();
    await expect(page.getByLabel('Event', { exact: true })).toHaveValue('Roundup');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Location is required')).toBeVisible();
  });

  test('[SCH-02] loads pages of 24 rodeos until the end', async ({ logInAs, schedule, page }) => {
    await logInAs('fan');
    const queries = schedule.recordQueries();
    await schedule.open();
    await expect(schedule.rodeos).toHaveCount(24);
    // Scrolls repeatedly, because cards get their real height only when they become visible.
    await expect
      .poll(async () => {
        await schedule.scrollToBottom();
        return schedule.rodeos.count();
      })
      .toBe(61);
    await page.evaluate(() => window.scrollTo(0, 0));
    await schedule.scrollToBottom();
    expect(queries).toEqual(['1', '2', '3'].map((index) => ({ index, page_size: '24' })));
  });

  test('[SCH-02] shows an empty state, reports a failed load and retries it', async ({
    logInAs,
    schedule,
    page,
  }) => {
    await logInAs('fan');
    await schedule.respondWith([]);
    await schedule.open();
    await expect(page.getByRole('heading', { name: 'No rodeos yet' })).toBeVisible();
    await schedule.restoreService();
    await schedule.failRequests();
    await schedule.open();
    await expect(schedule.alert.getByRole('heading')).toHaveText("We couldn't load the schedule");
    await schedule.restoreService();
    await schedule.retryButton.click();
    await expect(schedule.rodeos).toHaveCount(24);
  });

  test('[SCH-02] reports a failed later page below the list and retries it', async ({
    logInAs,
    schedule,
    page,
  }) => {
    await logInAs('fan');
    await schedule.open();
    await expect(schedule.rodeos).toHaveCount(24);
    await schedule.failRequests();
    await schedule.scrollToBottom();
    await expect(page.getByText("We couldn't load the rest of the schedule.")).toBeVisible();
    await expect(schedule.rodeos).toHaveCount(24);
    await schedule.restoreService();
    await schedule.retryButton.click();
    await expect(schedule.rodeos).toHaveCount(48);
  });

  test('[LIST-01] times out after 30 seconds', async ({ logInAs, schedule, shell, page }) => {
    await page.clock.install();
    await logInAs('fan');
    await schedule.hangRequests();
    const request = page.waitForRequest(schedule.requestPattern);
    await schedule.open();
    await request;
    // The session has timeouts of its own.
    await expect(shell.settings('Logout')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(schedule.alert.getByRole('heading')).toHaveText("We couldn't load the schedule");
  });

  test('[GRD-02] redirects from /schedule', async ({ logInAs, schedule, page }) => {
    await logInAs('fan');
    await page.goto('/schedule');
    await expect(schedule.heading).toBeVisible();
    await expect(page).toHaveURL(/\/schedules$/);
  });
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`schedule in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('[SCH-01] shows the same dates', async ({ logInAs, schedule }) => {
      await logInAs('fan');
      await schedule.respondWith([createRodeo({})]);
      await schedule.open();
      await expect(schedule.rodeos.getByText('28–1')).toBeVisible();
    });
  });
}
