import { describe, expect, test } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { getClipFileName, getVideoOptions } from './options.ts';

const video = parseVideo('1', {
  video_id: '1',
  user_id: 'owner',
  title: 'Elko Fair',
  animal_id: 'bull',
  tagged_animal_contractor_id: 'contractor',
  contestants_id: ['rider'],
});

const contractor = { id: 'contractor', account_type: 'contractor' } as const;
const rider = { id: 'rider', account_type: 'contestant' } as const;

describe('video options', () => {
  test('[OPT-01] the owner can edit and delete', () => {
    expect(getVideoOptions(video, { ...rider, id: 'owner' })).toEqual([
      'copy-link',
      'embed',
      'download',
      'ride-card',
      'add-to-reel',
      'edit',
      'hard-to-watch',
      'delete',
      'report',
    ]);
  });

  test('[OPT-01] others cannot edit or delete', () => {
    const options = ['copy-link', 'download', 'embed', 'ride-card', 'report'];
    expect(getVideoOptions(video, { ...rider, id: 'other' })).toEqual(options);
    expect(getVideoOptions(video, undefined)).toEqual(options);
  });

  test('a tagged contestant can remove the tag, and the owner of the animal the animal', () => {
    expect(getVideoOptions(video, rider)).toEqual([
      'copy-link',
      'download',
      'embed',
      'ride-card',
      'add-to-reel',
      'remove-tag',
      'hard-to-watch',
      'report',
    ]);
    expect(getVideoOptions(video, contractor)).toContain('remove-animal');
    expect(getVideoOptions({ ...video, animal_id: '' }, contractor)).not.toContain('remove-animal');
    expect(getVideoOptions({ ...video, contestants_id: [] }, rider)).not.toContain('remove-tag');
  });

  test('[HARD-01] the account, a tagged contestant and an administrator cover a ride; the contestant does not uncover it', () => {
    const hard = { ...video, hard_to_watch: true } as const;
    const owner = { ...contractor, id: 'owner' };
    const fan = { id: 'fan', account_type: 'fan' } as const;
    const read = (...parameters: Parameters<typeof getVideoOptions>) =>
      getVideoOptions(...parameters).filter((option) => option.endsWith('hard-to-watch'));
    for (const [account, isAdministrator] of [[owner], [rider], [fan, true]] as const)
      expect(read(video, account, isAdministrator)).toEqual(['hard-to-watch']);
    for (const [account, isAdministrator] of [[owner], [fan, true]] as const)
      expect(read(hard, account, isAdministrator)).toEqual(['not-hard-to-watch']);
    expect(read(hard, rider)).toEqual([]);
    for (const account of [contractor, fan, undefined]) expect(read(video, account)).toEqual([]);
  });

  test('[HARD-04] no card is made of a ride that is hard to watch', () => {
    expect(getVideoOptions({ ...video, hard_to_watch: true }, rider)).not.toContain('ride-card');
  });

  test('reels are for who may publish, of rides that are theirs', () => {
    expect(getVideoOptions(video, contractor)).toContain('add-to-reel');
    for (const id of ['owner', 'rider', 'contractor'])
      expect(getVideoOptions(video, { id, account_type: 'fan' })).not.toContain('add-to-reel');
    expect(getVideoOptions({ ...video, animal_id: '' }, contractor)).not.toContain('add-to-reel');
  });

  test.each([
    ['Cheyenne Frontier Days', 'video/mp4', 'Cheyenne Frontier Days.mp4'],
    ['Fort/Worth: "Finals"', 'video/quicktime', 'Fort Worth Finals.mov'],
    ["Días d'Été", 'video/mp4', "Días d'Été.mp4"],
    ['../..', 'video/mp4', 'Ride.mp4'],
    ['x'.repeat(120), 'video/mp4', `${'x'.repeat(80)}.mp4`],
  ])('names the clip of %j (%s) %j', (title, type, name) => {
    expect(getClipFileName(title, type)).toBe(name);
  });
});
