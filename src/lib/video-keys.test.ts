import { describe, expect, test } from 'vitest';
import { getVideoCommand, usesKey } from './video-keys.ts';

const press = (key: string, options: KeyboardEventInit = {}) =>
  getVideoCommand(new KeyboardEvent('keydown', { key, ...options }));

describe('getVideoCommand', () => {
  test.each([
    [' ', { name: 'toggle-playback' }],
    ['k', { name: 'toggle-playback' }],
    ['K', { name: 'toggle-playback' }],
    ['j', { name: 'seek-by', direction: -1, reach: 'far' }],
    ['ArrowRight', { name: 'seek-by', direction: 1, reach: 'near' }],
    [',', { name: 'step', frames: -1 }],
    ['.', { name: 'step', frames: 1 }],
    ['0', { name: 'seek-to', share: 0 }],
    ['7', { name: 'seek-to', share: 0.7 }],
    ['End', { name: 'seek-to', share: 1 }],
    ['Tab', undefined],
    ['Enter', undefined],
    ['Escape', undefined],
    ['n', undefined],
  ])('%j', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  test('reads keys that need Shift', () => {
    expect(press('<', { shiftKey: true })).toEqual({ name: 'change-rate', direction: -1 });
    expect(press('?', { shiftKey: true })).toEqual({ name: 'show-help' });
    expect(press('N', { shiftKey: true })).toEqual({ name: 'next-video' });
    expect(press('P', { shiftKey: true })).toEqual({ name: 'previous-video' });
  });

  test.each([
    ['Cyrillic', 'л', 'KeyK', { name: 'toggle-playback' }],
    ['Cyrillic', 'Ь', 'KeyM', { name: 'toggle-muted' }],
    ['Cyrillic', 'б', 'Comma', { name: 'step', frames: -1 }],
    ['Greek', 'φ', 'KeyF', { name: 'toggle-fullscreen' }],
    ['Hebrew', 'ץ', 'Period', { name: 'step', frames: 1 }],
    ['French', '&', 'Digit1', { name: 'seek-to', share: 0.1 }],
    ['French', 'à', 'Digit0', { name: 'seek-to', share: 0 }],
    ['French', 'm', 'Semicolon', { name: 'toggle-muted' }],
    ['French', ',', 'KeyM', { name: 'step', frames: -1 }],
    ['German', 'ö', 'Semicolon', undefined],
  ])('reads a %s keyboard: %j', (_layout, key, code, command) => {
    expect(press(key, { code })).toEqual(command);
  });

  test('reads keys that need Shift on other keyboards', () => {
    expect(press('Б', { code: 'Comma', shiftKey: true })).toEqual({ name: 'change-rate', direction: -1 });
    expect(press('Т', { code: 'KeyN', shiftKey: true })).toEqual({ name: 'next-video' });
    expect(press('1', { code: 'Digit1', shiftKey: true })).toEqual({ name: 'seek-to', share: 0.1 });
    expect(press('!', { code: 'Digit1', shiftKey: true })).toBeUndefined();
    // Russian keyboards have the question mark there.
    expect(press('?', { code: 'Digit7', shiftKey: true })).toEqual({ name: 'show-help' });
  });

  test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)(
    'leaves keys with %s alone',
    (modifier) => {
      expect(press('f', { [modifier]: true })).toBeUndefined();
    },
  );

  test('repeats steps and seeks of a held key, but nothing that toggles', () => {
    expect(press('.', { repeat: true })).toBeDefined();
    expect(press('ArrowLeft', { repeat: true })).toBeDefined();
    expect([' ', 'm', 'f', '?'].map((key) => press(key, { repeat: true }))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});

describe('usesKey', () => {
  const create = (html: string) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    return holder.querySelector('[data-target]') ?? holder.firstElementChild ?? holder;
  };

  test.each([
    ['<input>', 'k', true],
    ['<textarea></textarea>', ' ', true],
    ['<select></select>', 'ArrowUp', true],
    ['<p contenteditable>', 'm', true],
    ['<div role="menu"><button data-target></button></div>', 'f', true],
    ['<button></button>', ' ', true],
    ['<button></button>', 'k', false],
    ['<button></button>', 'ArrowLeft', false],
    ['<a href="/"></a>', ' ', false],
    ['<input type="range">', 'ArrowLeft', true],
    ['<input type="range">', 'Home', true],
    ['<input type="range">', 'k', false],
    ['<input type="range">', ' ', false],
    ['<input type="range" data-seeks>', 'ArrowLeft', false],
    ['<aside data-scrolls><a data-target href="/"></a></aside>', 'ArrowDown', true],
    ['<aside data-scrolls><a data-target href="/"></a></aside>', 'ArrowLeft', false],
    ['<div></div>', ' ', false],
  ])('%s needs %j: %s', (html, key, expected) => {
    expect(usesKey(create(html), key)).toBe(expected);
  });
});
