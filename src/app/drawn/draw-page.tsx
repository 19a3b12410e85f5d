import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import type { MediaOf } from '#src/features/landing/previews.tsx';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { privacyPolicy } from '#src/features/legal/privacy-policy.ts';
import { termsAndConditions } from '#src/features/legal/terms-and-conditions.ts';
import { handOver } from './hand-over.ts';
import { SiteFoot, SiteHead } from './site-frame.tsx';

interface DrawnPage {
  head: string;
  body: string;
  /** The only script that ships with the page. */
  script: string | undefined;
}

function drawing(address: string, env: Env, mediaOf: MediaOf): [title: string, about: string, ReactElement] {
  const { productName } = env;
  switch (address) {
    case paths.landing:
      return [
        `All views are free · ${productName}`,
        `Upload, save, view and link rodeo videos on ${productName}, and find any ride by brand, name, stock contractor or rider.`,
        <>
          <SiteHead productName={productName} over />
          <LandingPage stores={env.stores} mediaOf={mediaOf} />
        </>,
      ];
    case paths.privacyPolicy:
      return [
        `Privacy Policy · ${productName}`,
        `What ${productName} knows about you, what it is used for, and what you can do about it.`,
        <>
          <SiteHead productName={productName} />
          <LegalPage {...privacyPolicy(env)} />
        </>,
      ];
    case paths.terms:
      return [
        `Terms and Conditions · ${productName}`,
        `The rules for using ${productName}, in plain words.`,
        <>
          <SiteHead productName={productName} />
          <LegalPage {...termsAndConditions(env)} />
        </>,
      ];
    default:
      throw new Error(`No page is drawn for ${address}`);
  }
}

/**
 * Draws a page that ships without the app. Runs when the app is built, and for every request in development.
 *
 * @param mediaOf where a clip of the given name and its picture lie
 */
export function drawPage(address: string, env: Env, mediaOf: MediaOf): DrawnPage {
  const [title, about, page] = drawing(address, env, mediaOf);
  return {
    head: renderToStaticMarkup(
      <>
        <title>{title}</title>
        <meta name="description" content={about} />
      </>,
    ),
    body: renderToStaticMarkup(
      <>
        {page}
        <SiteFoot productName={env.productName} />
      </>,
    ),
    script: address === paths.landing ? handOver : undefined,
  };
}
