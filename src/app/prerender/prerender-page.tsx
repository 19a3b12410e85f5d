import type { DocumentRequest, RenderDocument } from '#src/config/page-document.ts';
import type { ReactElement } from 'react';
import { paths } from '#src/config/paths.ts';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { buildPrivacyPolicy } from '#src/features/legal/privacy-policy.ts';
import { buildTermsAndConditions } from '#src/features/legal/terms-and-conditions.ts';
import { locale } from '#src/languages/localize.ts';
import { copy } from './copy.ts';
import { languages } from '#src/ui/language-links.tsx';
import { SiteFooter, SiteHeader } from '../shell/site-layout.tsx';
import { createDocument, leatherColor } from './document.tsx';

function getPageContent({
  path,
  env,
  resolveMedia,
}: DocumentRequest): [title: string, description: string, ReactElement] {
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

/** A page that ships without the app. */
export const render: RenderDocument = (request) => {
  const [title, description, page] = getPageContent(request);
  return createDocument({
    lang: locale.replace('en-US', 'en'),
    title,
    description,
    themeColor: leatherColor,
    body: (
      <body>
        {page}
        <SiteFooter productName={request.env.productName}>
          <PageLanguages />
        </SiteFooter>
      </body>
    ),
  });
};
