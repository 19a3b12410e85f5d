import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { usePageParts } from '#src/ui/page-parts.ts';

/** Names the event whose rides are listed, which can be followed. @param props.choice its number */
export function EventHead({ choice }: { choice: string }) {
  const { FollowButton } = usePageParts();
  const name = getRodeoEventName(Number(choice));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="display text-display-md">{name}</h2>
      <span className="stitch flex-1" />
      <FollowButton key={choice} target={{ kind: 'event', id: choice }} name={name} />
    </div>
  );
}
