import type { SourceMutant } from './source-mutant.ts';

/** Faults of the upload and the player. */
export const uploadMutants: readonly SourceMutant[] = [
  {
    file: 'src/domain/trim.ts',
    find: 'maxSelectionSeconds = 120',
    replace: 'maxSelectionSeconds = 121',
    killedBy: ['src/domain/trim.test.ts', 'initially selects as much as can be published'],
  },
  {
    file: 'src/domain/trim.ts',
    find: 'minSelectionSeconds = 1',
    replace: 'minSelectionSeconds = 0.5',
    killedBy: ['src/features/upload/trim-strip.test.tsx', '[UPL-04] keeps the handles at least one second'],
  },
  {
    file: 'src/features/upload/entry/upload-entry.tsx',
    find: "element.addEventListener('cancel', handleCancel)",
    replace: '',
    killedBy: [
      'src/features/upload/entry/upload-entry.test.tsx',
      '[UPL-01] asks about discarding when the picker is canceled',
    ],
  },
  {
    file: 'src/features/upload/draft-offer.tsx',
    find: 'onClick={() => setIsDiscarding(true)}',
    replace: 'onClick={() => void startOver(chosenFile)}',
    killedBy: ['src/features/upload/draft-offer.test.tsx', 'Cancel keeps it'],
  },
  {
    file: 'src/features/player/use-controls-visibility.ts',
    find: 'hideDelayAfterLeaveMs = 300',
    replace: 'hideDelayAfterLeaveMs = 500',
    killedBy: ['src/features/player/video-player.test.tsx', '[PLY-01] show on hover and hide 300 ms'],
  },
  {
    file: 'src/features/upload/use-trim-playback.ts',
    find: 'if (element.currentTime >= end) element.pause();',
    replace: 'if (element.currentTime >= end + 1) element.pause();',
    killedBy: [
      'src/features/upload/use-trim-playback.test.tsx',
      'starts at its start and pauses within 0.2 s',
    ],
  },
  {
    file: 'src/features/upload/tag-fields.tsx',
    find: "account.account_type === 'contractor' &&",
    replace: "account.account_type !== 'contractor' &&",
    killedBy: ['src/features/upload/tag-fields.test.tsx', '[UPL-08] for a'],
  },
  {
    file: 'src/domain/playback-rate.ts',
    find: 'minAudibleRate = 0.5',
    replace: 'minAudibleRate = 0.4',
    killedBy: ['src/domain/playback-rate.test.ts', '[PLY-06] sound is off below half speed'],
  },
  {
    file: 'src/features/upload/publish-ride.ts',
    find: 'const thumbnailUrl = await uploadFiles(clip, ride, job);',
    replace: "const thumbnailUrl = '';",
    killedBy: [
      'src/features/upload/publish-ride.test.ts',
      '[UPL-10] no document ever points to a missing file',
    ],
  },
  {
    file: 'src/features/upload/draft-session.ts',
    find: 'const draft = await fetchUnpublishedDraft(current.owner);',
    replace: 'const draft = undefined;',
    killedBy: ['src/features/upload/draft-session.test.ts', 'is offered with its thumbnail'],
  },
  {
    file: 'src/features/upload/clip-files.ts',
    find: 'thumbnail: storedThumbnail, rideMarks, isStored: true',
    replace: 'thumbnail: storedThumbnail, rideMarks, isStored: false',
    killedBy: [
      'src/features/upload/clip-files.test.ts',
      '[UPL-10] clip and thumbnail are copied to where they survive a reload',
    ],
  },
  {
    file: 'src/features/upload/upload-state.ts',
    find: 'upload.clip.isStored ? upload.clip : undefined',
    replace: 'upload.clip.isStored ? undefined : upload.clip',
    killedBy: [
      'src/features/upload/next-upload.test.ts',
      'restores the clip, the details and the upload session',
    ],
  },
  {
    file: 'src/features/upload/draft-saver.ts',
    find: 'await deleteDraftFiles(draftId);',
    replace: '',
    killedBy: ['src/features/upload/draft-saver.test.ts', '[UPL-10] deletes the draft with its files'],
  },
  {
    file: 'src/data/storage/upload-file.ts',
    find: 'this.#offset ??= await this.#fetchOffset();',
    replace: 'this.#offset ??= 0;',
    killedBy: ['src/data/storage/upload-file.test.ts', 'continues a session where the server has it'],
  },
  {
    file: 'src/features/upload/use-tag-choices.ts',
    find: 'type === undefined || animal.animal_type === type',
    replace: 'animal.animal_type !== type',
    killedBy: [
      'src/features/upload/use-tag-choices.test.tsx',
      '[UPL-11] own animals match by type and text at once',
    ],
  },
  {
    file: 'src/features/upload/animal-field.tsx',
    find: "type: type === 'all' ? undefined : type,",
    replace: 'type: undefined,',
    killedBy: ['src/features/upload/animal-field.test.tsx', '[UPL-11] the animal picker'],
  },
  {
    file: 'src/domain/playback-rate.ts',
    find: 'const minRate = 0.1;',
    replace: 'const minRate = 0.25;',
    killedBy: ['src/domain/playback-rate.test.ts', '[PLY-05] step through the labels down to 0.1'],
  },
  {
    file: 'src/features/player/speed-slider.tsx',
    find: 'onChange(playbackRates[index] ?? normalRate)',
    replace: 'onChange(normalRate)',
    killedBy: ['src/features/player/video-player.test.tsx', '[PLY-05] the slider sets the speed'],
  },
  {
    file: 'src/features/player/player-dialog.tsx',
    find: 'key={videoId}',
    replace: '',
    killedBy: [
      'src/features/player/player-dialog.test.tsx',
      '[PLY-05] the next video starts at normal speed',
    ],
  },
  {
    file: 'src/features/upload/copy.ts',
    find: 'This video had an error processing.',
    replace: 'This video could not be processed.',
    killedBy: ['src/features/upload/upload-jobs.test.ts', '[UPL-05] a cut that fails with'],
  },
];
