import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import type { ResolveMedia } from '#src/features/landing/previews.tsx';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { buildPrivacyPolicy } from '#src/features/legal/privacy-policy.ts';
import { buildTermsAndConditions } from '#src/features/legal/terms-and-conditions.ts';
import { locale } from '#src/languages/localize.ts';
import { copy } from './copy.ts';
import { landingScript, otherPageScript } from './redirect-script.ts';
import { languages } from '#src/ui/language-links.tsx';
import { SiteFooter, SiteHeader } from '../shell/site-layout.tsx';

interface PrerenderedPage {
  locale: string;
  head: string;
  body: string;
  script: string;
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
        copy.landing.title(productName),
        copy.landing.description(productName),
        <>
          <SiteHeader productName={productName} isOverlay />
          <LandingPage appStores={env.storeUrls} resolveMedia={resolveMedia} />
        </>,
      ];
    case paths.privacyPolicy:
      return [
        copy.privacyPolicy.title(productName),
        copy.privacyPolicy.description(productName),
        <>
          <SiteHeader productName={productName} />
          <LegalPage {...buildPrivacyPolicy(env)} />
        </>,
      ];
    case paths.terms:
      return [
        copy.terms.title(productName),
        copy.terms.description(productName),
        <>
          <SiteHeader productName={productName} />
          <LegalPage {...buildTermsAndConditions(env)} />
        </>,
      ];
    default:
      throw new Error(`No prerendered page for ${path}`);
  }
}

/** Without a router; the script of the page keeps the language that is clicked. */
function PageLanguages() {
  return (
    <nav aria-label={copy.languages} className="flex flex-wrap gap-x-6">
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={`?lang=${code}`}
          lang={code}
          aria-current={locale.startsWith(code) || undefined}
          className="inline-flex min-h-11 items-center underline aria-current:font-bold aria-current:no-underline"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Renders a page that ships without the app, at build time and on each request in development. */
export function prerenderPage(path: string, env: Env, resolveMedia: ResolveMedia): PrerenderedPage {
  const [title, description, page] = getPageContent(path, env, resolveMedia);
  return {
    locale,
    head: renderToStaticMarkup(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
      </>,
    ),
    body: renderToStaticMarkup(
      <>
        {page}
        <SiteFooter productName={env.productName}>
          <PageLanguages />
        </SiteFooter>
      </>,
    ),
    script: path === paths.landing ? landingScript : otherPageScript,
  };
}
