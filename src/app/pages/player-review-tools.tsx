import type { ComponentProps } from 'react';
import { MomentActions } from '#src/features/options/moment-actions.tsx';
import { ReviewTools } from '#src/features/player/review/review-tools.tsx';

export default function PlayerReviewTools(props: Omit<ComponentProps<typeof ReviewTools>, 'MomentActions'>) {
  return <ReviewTools {...props} MomentActions={MomentActions} />;
}
