import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { tolerateTranslation } from './tolerate-translation.ts';

/** As Chrome does. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const translation = document.createElement('font');
    translation.textContent = text.data.toUpperCase();
    text.replaceWith(translation);
  }
}

function Notes({ isEmpty, isBusy }: { isEmpty: boolean; isBusy: boolean }) {
  return (
    <>
      <p>
        {isEmpty && 'No ride has that name.'} <b>Two rides chosen</b>
      </p>
      <button type="button">
        {isBusy && <i>…</i>}
        Save
      </button>
      {isEmpty ? 'Nothing' : <ul />}
    </>
  );
}

test('[LANG-12] a page that the browser translates goes on, without what is gone and with what comes in its place', () => {
  onTestFinished(tolerateTranslation());
  const { container, rerender, unmount } = render(<Notes isEmpty isBusy={false} />);
  translate(container);
  rerender(<Notes isEmpty={false} isBusy />);
  expect(container.innerHTML.replaceAll(' type="button"', '')).toBe(
    '<p> <b><font>TWO RIDES CHOSEN</font></b></p><button><i>…</i><font>SAVE</font></button><ul></ul>',
  );
  translate(container);
  rerender(<Notes isEmpty isBusy={false} />);
  expect(container.querySelector('p')?.textContent).toBe('No ride has that name. TWO RIDES CHOSEN');
  unmount();
  expect(container.textContent).toBe('');
});
