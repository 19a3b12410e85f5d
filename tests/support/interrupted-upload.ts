import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { signIn, type SessionUser } from '#src/data/auth/session.ts';
import { storeDraftFile } from '#src/data/device/draft-files.ts';
import { emptyRideForm } from '#src/features/upload/rides/ride-form-schema.ts';
import { parseUser } from '#src/domain/user.ts';
import { getUploadStep, type Step, type UploadStep } from '#src/features/upload/rides/ride-step.ts';
import { openRides } from '#src/features/upload/rides/rides-session.ts';
import { uploadStore } from '#src/features/upload/rides/rides-store.ts';
import { publishUpload } from '#src/features/upload/rides/publish-upload.ts';
import { continueDraft, openRideFile } from '#src/features/upload/rides/single-ride.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { readDeviceFiles } from './device-files.ts';
import { buildContestant } from './factories/build-user.ts';
import { listRemainingData } from './publish-rides.ts';
import { poster } from './fake-media.ts';
import { createTestUser, getAdminBucket, getAdminFirestore } from './test-users.ts';
import { drawnClip, sampleRide } from './sample-upload.ts';
import { createClipFile, fetchPublishedVideos } from './uploads.ts';

/** The files that are published. */
export interface ClipFiles {
  clip: Buffer;
  thumbnail: Buffer;
}

export type InterruptedUpload = ReturnType<typeof createInterruptedUpload>;

/** An upload of a contestant without its page: what the page and the session call is called here. */
export function createInterruptedUpload() {
  const selection = { start: 0.5, end: 8.5 };
  const rideMarks = { start: 1, end: 8 };
  // The points of interruption are in the first chunk or the last.
  const source = createClipFile(1, () => readFileSync(drawnClip));
  const rider = buildContestant();
  const account = parseUser(rider.id, rider);
  const typedDetails = {
    ...emptyRideForm,
    accountId: account.id,
    title: sampleRide.title,
    location: sampleRide.location,
    date: sampleRide.date,
    eventId: 1,
    result: sampleRide.result,
  };
  let user: SessionUser | undefined;
  const getStep = (): UploadStep => getUploadStep(uploadStore.getState());

  function expectStep<Name extends UploadStep['name']>(name: Name): Step<Name> {
    expect(getStep().name).toBe(name);
    return getStep() as Step<Name>;
  }

  async function logIn(): Promise<void> {
    const { email, password } = await createTestUser(rider);
    user = await signIn(email, password);
    await open();
  }

  /** As when the page starts: it also deletes what a page has left that ended while it deleted a draft. */
  async function open(): Promise<void> {
    if (!user) throw new Error('Nobody is logged in');
    useSessionStore.setState(
      {
        status: 'signed-in',
        user,
        own: account,
        selected: account,
        isLoggingOut: false,
        selecting: undefined,
      },
      true,
    );
    await storeDraftFile('gone', 'left-over.mp4', new Blob(['clip']));
    await openRides(uploadStore, { userId: account.id, accountId: account.id });
    const expectNoLeftover = () => expect(readDeviceFiles()).not.toHaveProperty('left-over.mp4');
    await vi.waitFor(expectNoLeftover, { interval: 1 });
  }

  /** As when the page ends: only what is stored is left. */
  function end(): void {
    useSessionStore.setState({ status: 'restoring' }, true);
    expectStep('loading draft');
  }

  async function chooseFile(): Promise<void> {
    await openRideFile(source as unknown as File);
    expectStep('trimming');
  }

  /** A part of the file, and the ride in it. */
  function select(): void {
    const { id } = expectStep('trimming').ride;
    uploadStore.dispatch({ type: 'ride moved', id, selection });
    uploadStore.dispatch({ type: 'ride marked', id, rideMarks });
  }

  function expectDetails(): void {
    expectStep('editing details');
    expect(uploadStore.getState().common).toEqual(typedDetails);
  }

  /** With the stored clip, or with the file of the selection. */
  async function continueStored(): Promise<void> {
    await open();
    expectStep('offering draft');
    await continueDraft();
    if (getStep().name === 'editing details') return expectDetails();
    expectStep('requesting source');
    await chooseFile();
    expect(expectStep('trimming').ride.selection).toEqual(selection);
  }

  /** @returns whether the ride was published */
  async function publish(): Promise<boolean> {
    let isPublished = false;
    await publishUpload({ account, uploader: account, onPublished: () => (isPublished = true) });
    return isPublished;
  }

  function readClip(): ClipFiles {
    const { clip } = expectStep('editing details');
    const files = readDeviceFiles();
    const [video, thumbnail] = [files[`${clip.id}.mp4`], files[`${clip.id}.png`]];
    if (!video || !thumbnail) throw new Error('The clip is not stored');
    return { clip: Buffer.from(video), thumbnail: Buffer.from(thumbnail) };
  }

  /** At most one video, and none without its files. */
  async function expectNothingHalfPublished(): Promise<void> {
    const videos = await fetchPublishedVideos(rider.id);
    expect(videos.length).toBeLessThanOrEqual(1);
    for (const { id } of videos) expect(await listRemainingData(String(id))).toHaveLength(4);
  }

  async function countTickets(): Promise<number> {
    const tickets = getAdminFirestore().collection('uploads').where('uploader', '==', rider.id);
    return (await tickets.get()).size;
  }

  /** One video with the details and the files of the draft, no other files of the account, and no draft. */
  async function expectPublishedOnce({ clip, thumbnail }: ClipFiles): Promise<void> {
    const videos = await fetchPublishedVideos(rider.id);
    expect(videos).toHaveLength(1);
    expect(videos[0]).toMatchObject({
      title: sampleRide.title,
      location: sampleRide.location,
      ride_start: expect.closeTo(0.5) as number,
      ride_end: expect.closeTo(7.5) as number,
    });
    const id = String(videos[0]?.['id']);
    const [files] = await getAdminBucket().getFiles({ prefix: 'videos/' });
    const own = files.filter(({ metadata }) => metadata.metadata?.['owner'] === rider.id);
    expect(own.map(({ name }) => name).sort()).toEqual([
      `videos/${id}.mov`,
      `videos/${id}/${id}.png`,
      `videos/${id}/poster.jpg`,
    ]);
    const [storedClip] = await getAdminBucket().file(`videos/${id}.mov`).download();
    expect(storedClip.equals(clip)).toBe(true);
    const [storedThumbnail] = await getAdminBucket().file(`videos/${id}/${id}.png`).download();
    expect(storedThumbnail.equals(thumbnail)).toBe(true);
    const [storedPoster] = await getAdminBucket().file(`videos/${id}/poster.jpg`).download();
    expect(storedPoster.toString()).toBe(await poster.text());
    // The page that finds the ride published deletes them beside everything else.
    await vi.waitFor(() => expect(readDeviceFiles()).toEqual({}), 20_000);
  }

  return {
    expectStep,
    logIn,
    open,
    end,
    chooseFile,
    select,
    typeDetails: () => uploadStore.dispatch({ type: 'common changed', common: typedDetails }),
    expectDetails,
    continueStored,
    publish,
    readClip,
    expectNothingHalfPublished,
    countTickets,
    expectPublishedOnce,
  };
}
