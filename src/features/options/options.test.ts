import { describe, expect, test } from 'vitest';
import { getClipFileName } from './clip-file-name.ts';
import { buildEmbedCode } from './embed-code.ts';
import { getVideoOptions } from './options.ts';

describe('the options of a video', () => {
  test('[OPT-01] its owner may edit and delete it', () => {
    expect(getVideoOptions(true)).toEqual(['Copy Link', 'Embed', 'Download', 'Edit', 'Delete', 'Report']);
  });

  test('[OPT-01] others may not', () => {
    expect(getVideoOptions(false)).toEqual(['Copy Link', 'Download', 'Embed', 'Report']);
  });

  test('[EMB-01] the offered frame has its size, and a title that cannot break out of it', () => {
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
  ])('the clip of %j, %s, is saved as %j', (title, type, name) => {
    expect(getClipFileName(title, type)).toBe(name);
  });
});
