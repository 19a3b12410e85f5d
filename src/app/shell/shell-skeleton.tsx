import { Bone } from '#src/ui/bone.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { Page } from '#src/ui/page.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { Frame } from './frame.tsx';
import { HomeLink } from './home-link.tsx';

/** The shell while the session is being restored: no page of somebody else flashes by. */
export function ShellSkeleton() {
  return (
    <Frame
      bar={
        <div className="grain on-dark sticky top-0 z-10 flex min-h-16 items-center bg-leather px-14 shell:hidden">
          <HomeLink className="text-[1.625rem] [&_svg]:size-8.5" />
        </div>
      }
      side={
        <div className="on-dark py-6 pl-4">
          <HomeLink className="pl-2" />
        </div>
      }
    >
      <PageSkeleton />
    </Frame>
  );
}

/** A page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        Loading
      </span>
      <Page>
        <Bone className="h-16 w-48" />
        <CardGrid>
          <VideoCardSkeleton />
          <VideoCardSkeleton />
        </CardGrid>
      </Page>
    </div>
  );
}
