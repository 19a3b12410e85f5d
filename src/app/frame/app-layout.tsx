import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';

interface AppLayoutProps {
  header: ReactNode;
  sidebar: ReactNode;
  /** Stays above the page. */
  notice?: ReactNode;
  children: ReactNode;
}

export function AppLayout({ header, sidebar, notice, children }: AppLayoutProps) {
  return (
    <div className="min-h-screen shell:grid shell:grid-cols-[var(--container-sidebar)_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed -top-24 left-(--gutter) z-50 bg-plate px-4 py-3 text-plate-ink focus-visible:top-4"
      >
        {copy.skipToContent}
      </a>
      <aside className="grain sticky top-0 hidden h-screen overflow-y-auto bg-leather [scrollbar-color:var(--color-leather-2)_transparent] [scrollbar-width:thin] shell:block">
        {sidebar}
      </aside>
      {header}
      <div className={classNames('min-w-0', notice ? '[--notice-height:2.75rem]' : '[--notice-height:0px]')}>
        {notice}
        <main id="main" className="relative min-w-0 px-(--gutter) pt-6 pb-18 shell:pt-12">
          {children}
        </main>
      </div>
    </div>
  );
}
