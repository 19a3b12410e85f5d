import type { OfferedAfter } from './offer-messages.ts';

/** Offers messages without being waited for; where their code does not load, nothing is offered. */
export const offerMessagesLater = (after: OfferedAfter): void =>
  void import('./offer-messages.ts').then(({ offerMessages }) => offerMessages(after)).catch(() => undefined);
