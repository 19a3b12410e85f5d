import { describe, expect, test } from 'vitest';
import { buildEmbedCode, getClipFileName, getVideoOptions } from './options.ts';

const video = {
  id: '1',
  video_id: '1',
  user_id: 'owner',
  title: 'Elko Fair',
  animal_id: 'bull',
  tagged_animal_contractor_id: 'contractor',
  contestants_id: ['rider'],
};

describe('video options', () => {
  test('[OPT-01] the owner can edit and delete', () => {
    expect(getVideoOptions(video, { accountId: 'owner', isSaved: false })).toEqual([
      'Save',
      'Copy Link',
      'Embed',
      'Download',
      'Edit',
      'Delete',
      'Report',
    ]);
  });

  test('[OPT-01] others cannot edit or delete', () => {
    const options = ['Save', 'Copy Link', 'Download', 'Embed', 'Report'];
    expect(getVideoOptions(video, { accountId: 'fan', isSaved: false })).toEqual(options);
    expect(getVideoOptions(video, { accountId: undefined, isSaved: false })).toEqual(options);
  });

  test('a saved video can be removed from the saved ones', () => {
    for (const accountId of ['owner', 'fan']) {
      const options = getVideoOptions(video, { accountId, isSaved: true });
      expect(options[0]).toBe('Remove from Saved');
      expect(options).not.toContain('Save');
    }
  });

  test('a tagged contestant can remove the tag, and the owner of the animal the animal', () => {
    expect(getVideoOptions(video, { accountId: 'rider', isSaved: false })).toEqual([
      'Save',
      'Copy Link',
      'Download',
      'Embed',
      'Remove My Tag',
      'Report',
    ]);
    expect(getVideoOptions(video, { accountId: 'contractor', isSaved: false })).toContain('Remove My Animal');
    expect(
      getVideoOptions({ ...video, animal_id: '' }, { accountId: 'contractor', isSaved: false }),
    ).not.toContain('Remove My Animal');
    const { contestants_id: _ids, tagged_animal_contractor_id: _owner, ...searchResult } = video;
    expect(getVideoOptions(searchResult, { accountId: 'rider', isSaved: false })).not.toContain(
      'Remove My Tag',
    );
  });

  test('[EMB-01] the embed code has a fixed size and an escaped title', () => {
    const holder = document.createElement('div');
    holder.innerHTML = buildEmbedCode(
      'https://example.com/embed/1?a=1&b=2',
      'The "Daddy" <b>of</b> em all & more',
    );
    const [frame, ...others] = holder.children;
    expect(others).toEqual([]);
    expect(frame?.tagName).toBe('IFRAME');
    expect(frame?.getAttribute('width')).toBe('560');
    expect(frame?.getAttribute('height')).toBe('315');
    expect(frame?.getAttribute('src')).toBe('https://example.com/embed/1?a=1&b=2');
    expect(frame?.getAttribute('title')).toBe('The "Daddy" <b>of</b> em all & more');
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
