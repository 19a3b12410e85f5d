import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { stubPhotoScaling } from '#tests/support/fake-canvas.ts';
import {
  choosePhoto,
  getPhotoPreview,
  openProfileForm,
  saveProfile,
} from '#tests/support/fill-profile-form.ts';
import { interceptRequests } from '#tests/support/requests.ts';
import { createTestUser, fetchStoredProfile } from '#tests/support/test-users.ts';
import { click, expectText, fill, expectAlert } from '#tests/support/user-actions.ts';

describe('profile photo', () => {
  test('[PRO-02, PRO-03] reports a failed upload, saves the other fields and retries', async () => {
    stubPhotoScaling();
    const fan = await createTestUser();
    await openProfileForm(fan);
    await fill('Bio', 'With a photo.');
    await choosePhoto('people/ana.jpg');
    const refusal = interceptRequests(/\/o\?name=/, () => new Response('{}', { status: 403 }));
    await click('button', 'Save');
    await expectText("but we couldn't upload your photo.");
    expect(await fetchStoredProfile(fan.id)).toMatchObject({ bio: 'With a photo.', photo_url: '' });
    expect(getPhotoPreview()).toMatch(/^blob:/);
    refusal.stop();
    await saveProfile();
    await waitFor(() => expect(getPhotoPreview()).toMatch(/profile\.jpg/));
  });

  test('[PRO-03] is saved by whoever saves before it is scaled', async () => {
    const scaling = createDeferred<void>();
    stubPhotoScaling(() => scaling.promise);
    const fan = await createTestUser();
    await openProfileForm(fan);
    await choosePhoto('people/ana.jpg');
    await click('button', 'Save');
    scaling.resolve();
    await expectAlert('success', 'Your information was updated successfully.');
    expect(await fetchStoredProfile(fan.id)).toMatchObject({
      photo_url: expect.stringContaining('profile.jpg'),
    });
  });

  test('[PRO-03] must be an image', async () => {
    stubPhotoScaling(() => Promise.reject(new Error('InvalidStateError')));
    await openProfileForm(await createTestUser());
    await choosePhoto('people/ana.jpg');
    await expectText("We couldn't read this picture. Choose a JPEG or PNG.");
  });
});
