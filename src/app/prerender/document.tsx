import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageDocument } from '#src/config/page-document.ts';

interface Parts extends Pick<PageDocument, 'title' | 'description'> {
  lang?: string;
  /** A page in a frame of another site is no part of the installed app. */
  isFramed?: true;
  themeColor?: string;
  body: ReactElement;
}

export const leatherColor = '#2a180f';
export const playerColor = '#100805';

const appViewport =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';
const framedViewport = 'width=device-width, initial-scale=1, viewport-fit=cover';

export function createDocument({ lang = 'en', body, isFramed, themeColor, ...texts }: Parts): PageDocument {
  const head = (
    <>
      <meta name="viewport" content={isFramed ? framedViewport : appViewport} />
      {themeColor && <meta name="theme-color" content={themeColor} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {!isFramed && <link rel="manifest" href="/manifest.webmanifest" />}
      {!isFramed && <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />}
    </>
  );
  return { ...texts, lang, head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) };
}
