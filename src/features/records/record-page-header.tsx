import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';

interface RecordPageHeaderProps {
  title: string;
  links: readonly { name: string; to: string }[];
  /** Beside the button to share. */
  action?: ReactNode;
}

export function RecordPageHeader({ title, links, action }: RecordPageHeaderProps) {
  const { ShareButton } = usePageParts();
  return (
    <div className="grid gap-3">
      <PageHeader title={title} leading={<BackButton onClick={useGoBack(paths.landing)} />}>
        {action}
        <ShareButton title={title} />
      </PageHeader>
      <p className="flex flex-wrap gap-x-6">
        {links.map(({ name, to }) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center underline">
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
}
