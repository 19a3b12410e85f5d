import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import type { ResolveMedia } from '#src/features/landing/previews.tsx';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { buildPrivacyPolicy } from '#src/features/legal/privacy-policy.ts';
import { buildTermsAndConditions } from '#src/features/legal/terms-and-conditions.ts';
import { redirectScript } from './redirect-script.ts';
import { SiteFooter, SiteHeader } from '../shell/site-layout.tsx';

interface PrerenderedPage {
  head: string;
  body: string;
  /** The only script that ships with the page. */
  script: string | undefined;
}

function getPageContent(
  address: string,
  env: Env,
  mediaOf: ResolveMedia,
): [title: string, about: string, ReactElement] {
  const { productName } = env;
  switch (address) {
    case paths.landing:
      return [
        `All views are free · ${productName}`,
        `Upload, save, view and link rodeo videos on ${productName}, and find any ride by brand, name, stock contractor or rider.`,
        <>
          <SiteHeader productName={productName} over />
          <LandingPage stores={env.stores} mediaOf={mediaOf} />
        </>,
      ];
    case paths.privacyPolicy:
      return [
        `Privacy Policy · ${productName}`,
        `What ${productName} knows about you, what it is used for, and what you can do about it.`,
        <>
          <SiteHeader productName={productName} />
          <LegalPage {...buildPrivacyPolicy(env)} />
        </>,
      ];
    case paths.terms:
      return [
        `Terms and Conditions · ${productName}`,
        `The rules for using ${productName}, in plain words.`,
        <>
          <SiteHeader productName={productName} />
          <LegalPage {...buildTermsAndConditions(env)} />
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
export function prerenderPage(address: string, env: Env, mediaOf: ResolveMedia): PrerenderedPage {
  const [title, about, page] = getPageContent(address, env, mediaOf);
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
        <SiteFooter productName={env.productName} />
      </>,
    ),
    script: address === paths.landing ? redirectScript : undefined,
  };
}
