import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { usePageParts } from '#src/ui/page-parts.ts';

interface EventHeadProps {
  /** What the list shows; nothing is said of what is not one event. */
  choice: string;
}

/** Names the event whose rides are listed, which can be followed. */
export function EventHead({ choice }: EventHeadProps) {
  const { FollowButton } = usePageParts();
  const name = getRodeoEventName(Number(choice));
  if (name === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="display text-display-md">{name}</h2>
      <span className="stitch flex-1" />
      <FollowButton key={choice} target={{ kind: 'event', id: choice }} name={name} />
    </div>
  );
}
