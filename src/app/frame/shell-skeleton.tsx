import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { Page } from '#src/ui/page.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { AppLayout } from './app-layout.tsx';
import { copy } from './copy.ts';
import { HomeLink } from './home-link.tsx';

export function ShellSkeleton() {
  return (
    <AppLayout header={<AppBarSkeleton />} sidebar={<MainMenuSkeleton />}>
      <PageSkeleton />
    </AppLayout>
  );
}

export function AppBarSkeleton() {
  return (
    <header className="grain on-dark sticky top-0 z-10 flex min-h-16 items-center bg-leather pl-[calc(var(--bar-gutter)+3rem)] shell:hidden">
      <HomeLink className="text-[1.625rem] [&_svg]:size-8.5" />
    </header>
  );
}

export function MainMenuSkeleton() {
  return (
    <div className="on-dark py-6 pl-4">
      <HomeLink className="pl-2" />
    </div>
  );
}

export function PageSkeleton() {
  return (
    <Loading label={copy.loading}>
      <Page>
        <Skeleton className="h-16 w-48" />
        <CardGrid>
          <VideoCardSkeleton />
          <VideoCardSkeleton />
        </CardGrid>
      </Page>
    </Loading>
  );
}
