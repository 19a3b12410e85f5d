import { expect, test } from 'vitest';
import { ignoreDroppedFiles } from './ignore-dropped-files.ts';

/** @returns whether the browser would show what is dropped, and what the pointer says of it */
function drag(name: 'dragover' | 'drop', types: string[], target: EventTarget = document.body) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const dataTransfer = { types, dropEffect: 'copy' };
  target.dispatchEvent(Object.assign(event, { dataTransfer }));
  return [!event.defaultPrevented, dataTransfer.dropEffect];
}

test.each(['dragover', 'drop'] as const)('[LAY-02] a file does not replace the page (%s)', (name) => {
  const field = document.body.appendChild(document.createElement('input'));
  field.type = 'file';
  const end = ignoreDroppedFiles();
  expect(drag(name, ['Files'])).toEqual([false, 'none']);
  expect(drag(name, ['text/plain'])).toEqual([true, 'copy']);
  expect(drag(name, ['Files'], field)).toEqual([true, 'copy']);
  end();
  expect(drag(name, ['Files'])).toEqual([true, 'copy']);
});
