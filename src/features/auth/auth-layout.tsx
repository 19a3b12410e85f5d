import type { ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import hero from '#src/ui/art/hero.svg';
import { Logo } from '#src/ui/logo.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { copy } from './copy.ts';

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr] md:grid-rows-1 md:grid-cols-[minmax(20rem,var(--container-auth-image))_minmax(0,1fr)]">
      <header className="on-dark relative flex min-h-40 flex-col justify-between overflow-hidden bg-player px-(--gutter) py-6 sm:min-h-56 md:sticky md:top-0 md:h-screen md:p-8 short:max-md:min-h-20">
        <img
          src={hero}
          alt=""
          className="absolute inset-0 size-full object-cover object-[78%_80%] sm:max-md:left-auto sm:max-md:w-3/5 md:object-[78%_30%] sm:max-md:[mask-image:linear-gradient(to_right,transparent,black_45%)]"
        />
        <div className="absolute inset-0 bg-linear-to-b from-player/80 via-transparent to-player/90" />
        <p className="display relative flex items-center gap-3 text-display-md font-black">
          <Logo className="size-9" />
          <span className="pt-1">{env.productName}</span>
        </p>
        <p className="display relative hidden text-[4.5rem] whitespace-pre-line text-on-picture md:block">
          {copy.layout.slogan}
        </p>
      </header>
      <main className="px-(--gutter) pt-6 pb-12 md:pt-[clamp(3rem,18vh,10rem)]">
        <div className="mx-auto grid w-full max-w-[30rem] gap-6">{children}</div>
      </main>
    </div>
  );
}

const tabs = [
  { name: copy.layout.tabs.logIn, to: paths.login },
  { name: copy.layout.tabs.signUp, to: paths.signup },
];

export function AuthTabs() {
  return <TabLinks label={copy.layout.tabs.label} tabs={tabs} />;
}
