import { Bone } from './bone.tsx';

/** The shape of a video card that is on its way. */
export function VideoCardSkeleton() {
  return (
    <div aria-hidden="true" className="grid content-start gap-3">
      <Bone className="-mx-(--gutter) aspect-video rounded-none sm:mx-0 sm:rounded-md" />
      <Bone className="mt-1 h-6 w-24" />
      <Bone className="h-8 w-3/4" />
      <Bone className="h-5 w-1/2" />
      <Bone className="h-5 w-2/3" />
      <div className="mt-2 flex items-center gap-3 border-t border-line pt-3">
        <Bone className="size-8 rounded-full" />
        <Bone className="h-5 w-32" />
      </div>
    </div>
  );
}
