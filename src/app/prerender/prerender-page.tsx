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
  script: string | undefined;
}

function getPageContent(
  path: string,
  env: Env,
  resolveMedia: ResolveMedia,
): [title: string, description: string, ReactElement] {
  const { productName } = env;
  switch (path) {
    case paths.landing:
      return [
        `All views are free · ${productName}`,
        `Upload, save, view and link rodeo videos on ${productName}, and find any ride by brand, name, stock contractor or rider.`,
        <>
          <SiteHeader productName={productName} isOverlay />
          <LandingPage appStores={env.storeUrls} resolveMedia={resolveMedia} />
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
      throw new Error(`No prerendered page for ${path}`);
  }
}

/** Renders a page that ships without the app, at build time and on each request in development. */
export function prerenderPage(path: string, env: Env, resolveMedia: ResolveMedia): PrerenderedPage {
  const [title, description, page] = getPageContent(path, env, resolveMedia);
  return {
    head: renderToStaticMarkup(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
      </>,
    ),
    body: renderToStaticMarkup(
      <>
        {page}
        <SiteFooter productName={env.productName} />
      </>,
    ),
    script: path === paths.landing ? redirectScript : undefined,
  };
}
