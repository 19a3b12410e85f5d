import type { ReactNode } from 'react';
import { paths } from '#src/config/paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { ButtonAnchor } from '#src/ui/button.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';

function SiteHomeLink({ productName }: { productName: string }) {
  return (
    <a
      href={paths.landing}
      className="display mr-auto inline-flex min-h-11 items-center gap-3 text-display-md font-black no-underline"
    >
      <Logo className="size-10 text-leather-ink" />
      <span className="pt-1">{productName}</span>
    </a>
  );
}

export function SiteHeader({ productName, isOverlay = false }: { productName: string; isOverlay?: boolean }) {
  return (
    <>
      <a
        href="#main"
        className="label fixed -top-24 left-(--gutter) z-50 bg-plate px-4 py-3 text-plate-ink shadow-2 focus:top-4"
      >
        {frameCopy.skipToContent}
      </a>
      <header
        className={classNames(
          'on-dark px-(--gutter) py-4',
          isOverlay ? 'absolute inset-x-0 top-0 z-10' : 'grain relative bg-leather',
        )}
      >
        <div className="mx-auto flex max-w-[78rem] flex-wrap items-center gap-3">
          <SiteHomeLink productName={productName} />
          <ButtonAnchor variant="on-dark" href={paths.login} className="px-4 whitespace-nowrap">
            {copy.site.logIn}
          </ButtonAnchor>
          {!isOverlay && (
            <ButtonAnchor variant="on-dark" href={paths.signup} className="px-4 max-sm:hidden">
              {copy.site.signUp}
            </ButtonAnchor>
          )}
        </div>
        {!isOverlay && <div className="stitch absolute inset-x-0 bottom-1.5" />}
      </header>
    </>
  );
}

const footerLinks = [
  { name: copy.site.privacyPolicy, href: paths.privacyPolicy },
  { name: copy.site.terms, href: paths.terms },
  { name: copy.site.logIn, href: paths.login },
  { name: copy.site.signUp, href: paths.signup },
];

interface SiteFooterProps {
  productName: string;
  children?: ReactNode;
}

export function SiteFooter({ productName, children }: SiteFooterProps) {
  return (
    <footer className="grain on-dark bg-leather px-(--gutter) py-8">
      <div className="mx-auto flex max-w-[78rem] flex-wrap items-center gap-x-6 gap-y-1 text-sm">
        <SiteHomeLink productName={productName} />
        <nav aria-label={copy.site.footer} className="flex flex-wrap gap-x-6">
          {footerLinks.map(({ name, href }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center underline">
              {name}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </footer>
  );
}

/** A page of the app for visitors. Its content is as high as the screen, so that no footer moves when it arrives. */
export function VisitorFrame({ productName, children }: SiteFooterProps) {
  return (
    <div className="grid min-h-screen grid-cols-1 grid-rows-[auto_1fr_auto]">
      <SiteHeader productName={productName} />
      <main
        id="main"
        className="relative min-h-svh min-w-0 px-(--gutter) pt-6 pb-18 [--below-bar:0px] shell:pt-12"
      >
        {children}
      </main>
      <SiteFooter productName={productName} />
    </div>
  );
}
