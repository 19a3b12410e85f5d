import arena from '#src/ui/art/cover-arena.svg';
import horse from '#src/ui/art/cover-horse.svg';
import { Page } from '#src/ui/page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisitorFrame } from '../shell/site-layout.tsx';

/** As the page of an animal has them. */
const covers = { arena, horse };

/**
 * What app.html shows visitors of a page that people open from links: its heading and picture, as its tags have them
 * (../boot/show-link.ts). A picture stands where the page will have its largest one.
 */
export function LinkStart({ productName }: { productName: string }) {
  return (
    <div id="link-start" aria-busy="true" className="hidden in-data-[start=link]:contents">
      <VisitorFrame productName={productName}>
        <div id="link-page">
          <Page>
            <div className="-mx-(--gutter) -mt-6 aspect-[16/4.5] overflow-hidden bg-sunken not-in-data-[picture=cover]:hidden sm:mx-0 sm:mt-0 sm:aspect-[16/5] sm:rounded-lg">
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
            <div className="flex items-center gap-4 in-data-[picture=first]:order-1">
              <Skeleton className="size-11 flex-none not-in-data-[back]:hidden" />
              <h1 className="display min-w-0 text-display-xl empty:h-[1em] empty:w-48 empty:rounded-sm empty:bg-sunken" />
            </div>
            <div className="contents not-in-data-[picture=below]:hidden">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-11" />
            </div>
            <div className="-mx-(--gutter) aspect-video bg-sunken not-in-data-[picture]:hidden in-data-[picture=cover]:hidden in-data-[picture=first]:-mt-6 min-[64rem]:in-data-[picture=first]:mr-[26rem]! sm:mx-0 sm:in-data-[picture=below]:max-w-[36rem] sm:mt-0! sm:rounded-md">
              <img alt="" hidden data-picture="" className="size-full object-cover sm:rounded-md" />
            </div>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-24" />
          </Page>
        </div>
      </VisitorFrame>
    </div>
  );
}
