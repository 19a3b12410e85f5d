import { expect, vi } from 'vitest';
import { signIn, type SessionUser } from '#src/data/auth/session.ts';
import { storeDraftFile } from '#src/data/device/draft-files.ts';
import { toContestantTag } from '#src/domain/tags.ts';
import { parseUser } from '#src/domain/user.ts';
import { openDraft } from '#src/features/upload/draft-session.ts';
import { publishRide } from '#src/features/upload/publish-ride.ts';
import { emptyRideForm } from '#src/features/upload/ride-form-values.ts';
import { continueDraft, openFile } from '#src/features/upload/upload-jobs.ts';
import type { Stage, UploadState } from '#src/features/upload/upload-state.ts';
import { dispatchUpload, useUploadStore } from '#src/features/upload/upload-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { readDeviceFiles } from './device-files.ts';
import { buildContestant } from './factories/user.ts';
import { listRemainingData } from './rides.ts';
import { createTestUser, getAdminBucket, getAdminFirestore } from './test-users.ts';
import { createClipFile, fetchPublishedVideos, sampleRide } from './uploads.ts';

/** An upload of a contestant without its page: what the page and the session call is called here. */
export class InterruptedUpload {
  readonly #selection = { start: 0.5, end: 8.5 };
  readonly #source = createClipFile();
  readonly #rider = buildContestant();
  readonly #account = parseUser(this.#rider.id, this.#rider);
  readonly #details = {
    ...emptyRideForm,
    accountId: this.#account.id,
    title: sampleRide.title,
    location: sampleRide.location,
    date: sampleRide.date,
    eventId: 1,
    result: sampleRide.result,
  };
  #user: SessionUser | undefined;

  get state(): UploadState {
    return useUploadStore.getState();
  }

  expectStage<Name extends UploadState['stage']>(name: Name): Stage<Name> {
    expect(this.state.stage).toBe(name);
    return this.state as Stage<Name>;
  }

  async logIn(): Promise<void> {
    const { email, password } = await createTestUser(this.#rider);
    this.#user = await signIn(email, password);
    await this.open();
  }

  /** As when the page starts: it also deletes what a page has left that ended while it deleted a draft. */
  async open(): Promise<void> {
    if (!this.#user) throw new Error('Nobody is logged in');
    const [user, own, selected] = [this.#user, this.#account, this.#account];
    const session = { status: 'signed-in', user, own, selected, isLoggingOut: false } as const;
    useSessionStore.setState({ ...session, selecting: undefined }, true);
    await storeDraftFile('gone', 'left-over.mp4', new Blob(['clip']));
    await openDraft({ userId: own.id, accountId: own.id });
    const expectNoLeftover = () => expect(readDeviceFiles()).not.toHaveProperty('left-over.mp4');
    await vi.waitFor(expectNoLeftover, { interval: 1 });
  }

  /** As when the page ends: only what is stored is left. */
  end(): void {
    useSessionStore.setState({ status: 'restoring' }, true);
    this.expectStage('loading draft');
  }

  async chooseFile(): Promise<void> {
    await openFile(this.#source as unknown as File);
    this.expectStage('trimming');
  }

  select(): void {
    dispatchUpload({ type: 'selection moved', selection: this.#selection });
  }

  typeDetails(): void {
    dispatchUpload({ type: 'details changed', details: this.#details });
  }

  /** With the stored clip, or with the file of the selection. */
  async continueDraft(): Promise<void> {
    await this.open();
    const { draft } = this.expectStage('offering draft');
    await continueDraft(draft);
    if (this.state.stage === 'editing details') return this.expectDetails();
    this.expectStage('requesting source');
    await this.chooseFile();
    expect(this.expectStage('trimming').selection).toEqual(this.#selection);
  }

  expectDetails(): void {
    expect(this.expectStage('editing details').details).toEqual(this.#details);
  }

  /** @returns whether the ride was published */
  publish(): Promise<boolean> {
    const { details: values } = this.state;
    const contestants = [toContestantTag(this.#account)];
    return publishRide({
      values,
      account: this.#account,
      uploader: this.#account,
      animal: undefined,
      contestants,
    });
  }

  /** The files that have to be published. */
  readClip() {
    const { clip } = this.expectStage('editing details');
    const files = readDeviceFiles();
    const [video, thumbnail] = [files[`${clip.id}.mp4`], files[`${clip.id}.png`]];
    if (!video || !thumbnail) throw new Error('The clip is not stored');
    return { clip: Buffer.from(video), thumbnail: Buffer.from(thumbnail) };
  }

  /** At most one video, and none without its files. */
  async expectNothingHalfPublished(): Promise<void> {
    const videos = await fetchPublishedVideos(this.#rider.id);
    expect(videos.length).toBeLessThanOrEqual(1);
    for (const { id } of videos) expect(await listRemainingData(id as string)).toHaveLength(3);
  }

  async countTickets(): Promise<number> {
    const tickets = getAdminFirestore().collection('uploads').where('uploader', '==', this.#rider.id);
    return (await tickets.get()).size;
  }

  /** One video with the details and the files of the draft, no other files of the account, and no draft. */
  async expectPublishedOnce({ clip, thumbnail }: ReturnType<typeof this.readClip>): Promise<void> {
    const videos = await fetchPublishedVideos(this.#rider.id);
    expect(videos).toHaveLength(1);
    expect(videos[0]).toMatchObject({ title: sampleRide.title, location: sampleRide.location });
    const id = String(videos[0]?.['id']);
    const [files] = await getAdminBucket().getFiles({ prefix: 'videos/' });
    const own = files.filter(({ metadata }) => metadata.metadata?.['owner'] === this.#rider.id);
    expect(own.map(({ name }) => name).sort()).toEqual([`videos/${id}.mov`, `videos/${id}/${id}.png`]);
    const [storedClip] = await getAdminBucket().file(`videos/${id}.mov`).download();
    expect(storedClip.equals(clip)).toBe(true);
    const [storedThumbnail] = await getAdminBucket().file(`videos/${id}/${id}.png`).download();
    expect(storedThumbnail.equals(thumbnail)).toBe(true);
    expect(readDeviceFiles()).toEqual({});
  }
}
