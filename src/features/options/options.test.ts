import { describe, expect, test } from 'vitest';
import { buildEmbedCode, getClipFileName, getVideoOptions } from './options.ts';

describe('video options', () => {
  test('[OPT-01] the owner can edit and delete', () => {
    expect(getVideoOptions(true)).toEqual(['Copy Link', 'Embed', 'Download', 'Edit', 'Delete', 'Report']);
  });

  test('[OPT-01] others cannot edit or delete', () => {
    expect(getVideoOptions(false)).toEqual(['Copy Link', 'Download', 'Embed', 'Report']);
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
