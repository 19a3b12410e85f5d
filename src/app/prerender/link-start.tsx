import arena from '#src/ui/art/cover-arena.svg';
import horse from '#src/ui/art/cover-horse.svg';
import { Page } from '#src/ui/page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisitorFrame } from '../shell/site-layout.tsx';

/** As the page of an animal has them. */
const covers = { arena, horse };

/**
 * What app.html shows visitors of a page that people open from links: its heading and picture, as its tags have them
 * (../boot/link/show-link.ts), which takes it out of the template. A picture stands where the page will have its largest one.
 */
export function LinkStart({ productName }: { productName: string }) {
  return (
    <template id="link-start">
      <VisitorFrame productName={productName}>
        <div id="link-page" aria-busy="true">
          <Page>
            <div
              data-covers=""
              className="-mx-(--gutter) -mt-6 aspect-[16/4.5] overflow-hidden bg-sunken sm:mx-0 sm:mt-0 sm:aspect-[16/5] sm:rounded-lg"
            >
              {Object.entries(covers).map(([name, url]) => (
                <img
                  key={name}
                  data-cover={name}
                  src={url}
                  alt=""
                  hidden
                  loading="lazy"
                  className="size-full object-cover"
                />
              ))}
            </div>
            <div data-heading="" className="flex items-center gap-4">
              <span data-back="" hidden className="size-11 flex-none rounded-sm bg-sunken" />
              <h1 hidden className="display min-w-0 text-display-xl">
                {' '}
              </h1>
              <span data-unnamed="" className="h-11 flex-auto rounded-sm bg-sunken" />
            </div>
            <div data-above="" className="grid gap-6 sm:gap-8">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-11" />
            </div>
            <div
              data-frame=""
              className="-mx-(--gutter) aspect-video max-w-upload bg-sunken sm:mx-0 sm:rounded-md"
            >
              <img alt="" hidden className="size-full object-cover sm:rounded-md" />
            </div>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-24" />
          </Page>
        </div>
      </VisitorFrame>
    </template>
  );
}
