import { buildContestant } from '#tests/support/factories/user.ts';
import { AnimalForm } from './pages/animal-form.ts';
import { countTickets, fetchPublishedVideos } from './support/upload-requests.ts';
import { sampleClip, sampleRide } from './support/sample-upload.ts';
import { expect, test } from './support/test.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function storeMark(userId: string, kind: string, fields: { count: number; day: Date }) {
  const mark = { user_id: userId, kind, subject: 'earlier', last: minutesAgo(1), ...fields };
  await getAdminFirestore().doc(`rate_limits/${userId}_${kind}`).set(mark);
}

test.describe('a used-up daily limit', () => {
  test('of uploads is said, keeps the draft, and ends with the day', async ({ logInAs, upload, page }) => {
    const user = await createTestUser(buildContestant());
    await storeMark(user.id, 'upload', { count: 100, day: minutesAgo(60) });
    await logInAs(user);
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    await upload.publish();
    await expect(page.getByText("You've reached today's upload limit. Try again tomorrow.")).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByLabel('Location')).toHaveValue(sampleRide.location);
    expect(await countTickets(user.id)).toBe(0);

    await storeMark(user.id, 'upload', { count: 100, day: minutesAgo(24 * 60 + 1) });
    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo', { timeout: 60_000 });
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
    const mark = await getAdminFirestore().doc(`rate_limits/${user.id}_upload`).get();
    expect(mark.get('count')).toBe(1);
  });

  test('of animals is said', async ({ logInAs, page }) => {
    const user = await createTestUser(buildContestant());
    await storeMark(user.id, 'animal', { count: 200, day: minutesAgo(60) });
    await logInAs(user);
    const animalForm = new AnimalForm(page);
    await animalForm.open();
    await animalForm.nameInput.fill('One Too Many');
    await animalForm.saveButton.click();
    await expect(
      page.getByText("You've reached today's limit for new animals. Try again tomorrow."),
    ).toBeVisible();
    await storeMark(user.id, 'animal', { count: 7, day: minutesAgo(60) });
    await animalForm.saveButton.click();
    await expect(page.getByRole('heading', { name: 'One Too Many' })).toBeVisible();
  });
});
