import webPush from 'web-push';
import { afterEach, beforeEach, vi } from 'vitest';
import { alertTypes, notificationTexts } from '#src/domain/notification.ts';
import { deliverDue, deliverTo, type Delivery } from '#services/push/deliver.ts';
import { queueNotice } from '#services/push/queue-notice.ts';
import { queueRides } from '#services/push/queue-rides.ts';
import { useAdminFirestore } from './admin-firestore.ts';
import { buildFan } from './factories/build-user.ts';
import type { StoredVideo } from './factories/build-video.ts';
import { startPushServer } from './push-server.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const keys = { publicKey, privateKey, subject: 'mailto:rodeo@example.com' };

/** Noon in Denver. */
const noon = Date.UTC(2026, 6, 25, 18);
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** The push function over a Firestore engine, with a push service whose browsers decrypt what they get. */
export function createPushFixture() {
  const admin = useAdminFirestore('demo-push');
  let server: Awaited<ReturnType<typeof startPushServer>>;
  let delivery: Delivery;
  let now: number;
  beforeEach(async () => {
    now = noon;
    server = await startPushServer(publicKey);
    delivery = { firestore: admin.firestore, rides: new Map(), transport: server.transport, keys };
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  /** A member with devices. @param fields of the stored choice @returns the endpoints */
  async function join(id: string, fields: object = {}, deviceCount = 1): Promise<string[]> {
    const devices = Array.from({ length: deviceCount }, server.subscribe);
    const choice = {
      hidden: [],
      muted: [],
      language: 'en',
      zone: 'America/Denver',
      quiet_from: 22,
      quiet_until: 7,
    };
    await admin.firestore.doc(`users/${id}`).set(buildFan({ id }));
    await admin.firestore.doc(`push/${id}`).set({ ...choice, devices, ...fields });
    return devices.map(({ endpoint }) => endpoint);
  }

  /** Stores a notification, as a client does. @returns its call of the function, which can come twice */
  async function notify(userId: string, fields: object = {}) {
    const notice = {
      id: crypto.randomUUID(),
      notified_user_id: userId,
      message_string: notificationTexts.taggedInVideo('Hailey Cole', ''),
      alert_type: alertTypes.taggedInVideo,
      video_id: '',
      actor_id: 'hailey',
      timestamp: new Date(now),
      ...fields,
    };
    await admin.firestore.doc(`notifications/${notice.id}`).set(notice);
    const call = async () => {
      const versions = { before: undefined, after: notice };
      const told = await queueNotice(admin.firestore, notice.id, versions, now);
      if (told !== undefined) await deliverTo(delivery, told, now);
    };
    return { id: notice.id, call };
  }

  return {
    get firestore() {
      return admin.firestore;
    },
    get server() {
      return server;
    },
    get delivery() {
      return delivery;
    },
    join,
    notify,
    /** @returns the title and the body of what a browser shows: of one tag the last */
    readShown: (endpoint: string) =>
      [...new Map(server.read(endpoint).map((message) => [message.tag, message])).values()].map(
        ({ title, body }) => [title, body].filter(Boolean).join(' | '),
      ),
    publish: (...rides: readonly StoredVideo[]) =>
      Promise.all(
        rides.map((ride) =>
          admin.firestore.doc(`videos/${ride.id}`).set({ ...ride, created: new Date(now) }),
        ),
      ),
    /** Time goes by without a schedule. */
    wait: (ms: number) => void (now += ms),
    /** The schedule of a minute, which reads rides anew. */
    run: async () => {
      delivery.rides.clear();
      await queueRides(admin.firestore, now);
      await deliverDue(delivery, now);
    },
  };
}
