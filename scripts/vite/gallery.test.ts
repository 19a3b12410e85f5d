import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../backend/project.ts';
import { getDevelopmentPageFile, getPageFile } from './prerendered-page-files.ts';

const listComponents = (folder: string) =>
  readdirSync(join(projectRoot, 'src', folder)).filter((name) => /(?<!\.test)\.tsx$/.test(name));

describe('the gallery', () => {
  test('is a page of the development server only', () => {
    expect(getDevelopmentPageFile('/dev/gallery')).toBe('gallery.html');
    expect(getDevelopmentPageFile('/feed')).toBe('app.html');
    expect(getPageFile('/dev/gallery')).toBe('app.html');
  });

  test('shows every component of the design system', () => {
    const samples = listComponents('gallery').map((name) =>
      readFileSync(join(projectRoot, 'src/gallery', name), 'utf8'),
    );
    const missing = listComponents('ui').filter(
      (name) => !samples.some((text) => text.includes(`'#src/ui/${name}'`)),
    );
    expect(missing).toEqual([]);
  });
});
