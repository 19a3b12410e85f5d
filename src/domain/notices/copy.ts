import { localize } from '#src/languages/localize.ts';
import { notificationTexts } from '../notification.ts';

/** What notifications say, in the list and on devices. */
export const copy = localize('domain/notices', {
  /** The stored texts. A name comes first, because it is a link. */
  messages: notificationTexts,
  /** Several at once. */
  notices: (count: number) => `${count} new notifications`,
  /** @param rodeo where all of them are of one; otherwise empty */
  rides: (count: number, rodeo: string) =>
    rodeo === '' ? `${count} rides of those you follow` : `${count} rides of those you follow at ${rodeo}`,
  /** One of which nothing is known. */
  ride: 'A ride of those you follow',
});
