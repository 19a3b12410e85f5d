import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { env } from '#src/config/env.ts';
import { pushConfig } from '#src/config/push-config.ts';
import { deliverDue, deliverTo, type Delivery } from './deliver.ts';
import { queueNotice } from './queue-notice.ts';
import { queueRides } from './queue-rides.ts';

const privateKey = defineSecret('PUSH_PRIVATE_KEY');
const firestore = getFirestore(initializeApp());

const settings = {
  region: 'us-central1',
  secrets: [privateKey],
  memory: '512MiB' as const,
  timeoutSeconds: 540,
};

/** @returns one for a call: rides are read anew by the next one */
const createDelivery = (): Delivery => ({
  firestore,
  rides: new Map(),
  transport: fetch,
  keys: {
    publicKey: pushConfig.key ?? '',
    privateKey: privateKey.value(),
    // Push services may ask there what a site sends.
    subject: env.contactEmail === undefined ? env.siteUrl : `mailto:${env.contactEmail}`,
  },
});

/** Called after every write; what fails is called again for a day. */
export const pushNotices = onDocumentWritten(
  { ...settings, document: 'notifications/{id}', retry: true, maxInstances: 20 },
  async ({ params, data }) => {
    const versions = { before: data?.before.data(), after: data?.after.data() };
    const now = Date.now();
    const userId = await queueNotice(firestore, params.id, versions, now);
    if (userId !== undefined) await deliverTo(createDelivery(), userId, now);
  },
);

/** What fails stays due for the next minute. */
export const pushDue = onSchedule({ ...settings, schedule: 'every 1 minutes', maxInstances: 1 }, async () => {
  const now = Date.now();
  await queueRides(firestore, now);
  await deliverDue(createDelivery(), now);
});
