import { reportError } from '#src/lib/log.ts';
import { publishRides } from './publish-rides.ts';
import { discardRides } from './rides-session.ts';
import { uploadStore, type Publisher } from './rides-store.ts';

/** Publishes the ride, as soon as its clip has been cut. */
export function publishUpload(publisher: Publisher): Promise<void> {
  const ids = uploadStore.getState().rides.map(({ id }) => id);
  uploadStore.dispatch({ type: 'publishing requested', ids });
  const onPublished = (videoId: string) => {
    discardRides(uploadStore).catch(reportError);
    publisher.onPublished(videoId);
  };
  return publishRides(uploadStore, { ...publisher, onPublished });
}
