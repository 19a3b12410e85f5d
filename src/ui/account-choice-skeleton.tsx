import { Bone } from './bone.tsx';

/** The accounts are on their way. */
export function AccountChoiceSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <span className="sr-only" role="status">
        Loading
      </span>
      <Bone className="h-17" />
      <Bone className="h-17" />
    </div>
  );
}
