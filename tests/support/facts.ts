import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What a list of facts or figures says under a label. */
export function readFact(label: string, scope: HTMLElement = document.body): HTMLElement {
  const terms = [...scope.querySelectorAll<HTMLElement>('dt')].filter((term) => !term.closest('article'));
  const fact = terms.find((term) => term.textContent === label)?.parentElement?.querySelector('dd');
  if (!fact) throw new Error(`The page says nothing about ${label}`);
  return fact;
}

/** The pictures of the page, from the top. */
const getPictures = () => within(screen.getByRole('main')).getAllByRole<HTMLImageElement>('presentation');

/** Waits until the first pictures of the page have these URLs: a profile's or an animal's cover and its picture. */
export async function expectPictures(...urls: readonly string[]): Promise<void> {
  await waitFor(() =>
    expect(
      getPictures()
        .slice(0, urls.length)
        .map(({ src }) => src),
    ).toEqual(urls.map((url) => new URL(url, location.href).href)),
  );
}

/** Has the picture of a URL not load. */
export function breakPicture(url: string): void {
  const picture = getPictures().find(({ src }) => src === url);
  if (!picture) throw new Error(`No picture has the URL ${url}`);
  fireEvent.error(picture);
}
