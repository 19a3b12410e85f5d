import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { PageHeading } from './page-heading.tsx';

const widths = { feed: 'max-w-feed', profile: 'max-w-profile', upload: 'max-w-upload' };

export function Page({ width = 'feed', children }: { width?: keyof typeof widths; children: ReactNode }) {
  return (
    <div className={classNames('mx-auto grid grid-cols-1 gap-6 sm:gap-8', widths[width])}>{children}</div>
  );
}

export function PageHeader({
  title,
  step,
  leading,
  children,
}: {
  title: string;
  /** Of a page with several. */
  step?: string;
  leading?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex max-w-full flex-auto flex-wrap items-center gap-x-4 gap-y-3">
        {leading}
        <PageHeading
          title={title}
          {...(step && { step })}
          className="max-w-full min-w-0 flex-[1_1_min-content] text-display-xl"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">{children}</div>
    </div>
  );
}
