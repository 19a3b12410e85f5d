/* What the first picture does not wait for. */

export { getRideHeadline } from '#src/domain/ride-result.ts';
export { showRideCard } from '../ride-card.ts';
