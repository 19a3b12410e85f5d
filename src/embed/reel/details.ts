import { getRideHeadline } from '#src/domain/ride-result.ts';
import { showCover, showRideCard } from '../ride-card.ts';

/** What is said of the rides of a reel. */
export const details = { getRideHeadline, showCover, showRideCard };
