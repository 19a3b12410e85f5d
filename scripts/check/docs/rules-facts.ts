import { readVideoDetails } from '#src/domain/video.ts';
import { accessFields, obstacleFields, stepPlans, type AddAccessStep } from '#src/domain/access-steps.ts';
import { toStoredAccountType } from '#src/domain/account-type.ts';
import { buildAnimalChanges, buildNewAnimal, toAnimalFormValues } from '#src/domain/animal-form-schema.ts';
import { animalTypes, getAnimalTypeEvents, parseAnimal, toStoredAnimalType } from '#src/domain/animal.ts';
import { maxClipSeconds } from '#src/domain/clip-length.ts';
import { daysKept } from '#src/domain/expiry.ts';
import {
  maxAccessEntries,
  maxFollowedRodeos,
  maxFollows,
  maxPageSize,
  maxSavedVideos,
} from '#src/domain/list-limits.ts';
import {
  buildHandledReport,
  maxAnswerLength,
  parseReport,
  reportOutcomes,
  reportReasons,
} from '#src/domain/moderation.ts';
import {
  hiddenCharacters,
  namedWordPattern,
  strayJoinerPattern,
  visibleCharacter,
} from '#src/domain/names.ts';
import { buildNewUser } from '#src/domain/new-user.ts';
import { buildNewVideo, toAnimalFields, toContestantFields } from '#src/domain/new-video.ts';
import {
  alertTypes,
  noticesToOwner,
  notificationTexts,
  resultListTexts,
  parseNotification,
} from '#src/domain/notification.ts';
import { pendingLifetimeMs } from '#src/domain/pending-access.ts';
import { toProfileFormValues } from '#src/domain/profile-form-schema.ts';
import { getLinkPattern, maxLinkLength, profileLinks } from '#src/domain/profile-links.ts';
import { maxPushDevices, pushEndpointPattern, pushKinds, pushLanguages } from '#src/domain/push.ts';
import { maxOpenProposals, parseRideLink } from '#src/domain/ride-link.ts';
import { paces } from '#src/domain/rate-limit.ts';
import { buildNewReel, maxListedRides, maxReelRides, maxReelTitle } from '#src/domain/reel.ts';
import { getScoring, rodeoEvents } from '#src/domain/rodeo-event.ts';
import { rodeoIdPattern } from '#src/domain/rodeo.ts';
import { lineLimits, textLimits } from '#src/domain/text-limits.ts';
import { ticketLifetimeMs } from '#src/domain/upload-ticket.ts';
import { parseUser } from '#src/domain/user.ts';
import { toConcatenation, toConjunction, toFunction, toLiteral, toMap, toPattern } from './rules-language.ts';

const user = parseUser('', {});
const animalValues = toAnimalFormValues(undefined);

// ---- Fields ----

const profileFields = Object.keys(
  buildNewUser(
    {
      ...{ type: 'fan', firstName: '', lastName: '', name: '', location: '', bio: '' },
      ...{ sponsors: '', events: [], favouriteEvents: [] },
    },
    { id: '', photoUrl: '', now: 0 },
  ),
);
const editableProfileFields = [
  ...Object.keys(toProfileFormValues(user)).filter((field) => !['email', 'phone'].includes(field)),
  'photo_url',
];

const animalFields = [...Object.keys(buildNewAnimal('', user, animalValues)), 'createTime'];
const editableAnimalFields = [
  ...Object.keys(buildAnimalChanges(parseAnimal('', {}), animalValues)),
  'picture_url',
];

const videoFields = [
  ...Object.keys(
    buildNewVideo({
      ...{ id: '', account: user, uploaderId: '', animal: undefined, contestants: [], rideMarks: null },
      ...{ details: readVideoDetails({}), duration: 0, thumbnailUrl: '' },
    }),
  ),
  ...['created', 'updatedDate'],
];
const animalTagFields = Object.keys(toAnimalFields(undefined));
const contestantTagFields = Object.keys(toContestantFields([]));

/** What a video is besides its details and tags. */
const fixedVideoFields = [
  ...['id', 'video_id', 'firestoreID', 'user_id', 'user_name', 'account_upload', 'contractor_id', 'duration'],
  ...['thumbnail_url', 'ride_of_the_week', 'edited', 'created_by', 'created', 'updatedDate'],
];
const detailsFields = videoFields.filter(
  (field) => ![...fixedVideoFields, ...animalTagFields, ...contestantTagFields].includes(field),
);
const editableVideoFields = [
  ...[...detailsFields, ...animalTagFields, ...contestantTagFields],
  ...['edited', 'updatedDate'],
];
/** The details that the mobile app writes; others can be missing. */
const requiredDetails = ['title', 'location', 'event_date', 'event_type', 'score', 'time', 'notes'];

const buildAnyHandledReport = (data: object) =>
  buildHandledReport(parseReport('', { reason: reportReasons[0], ...data }), { outcome: 'dismissed' }, '');
const reelFields = [
  ...Object.keys(buildNewReel('', user, '', { title: '', videos: [], is_result_list: false })),
  ...['created', 'updatedDate'],
];
/** The fields of a handled report on a video or a reel. */
const handledReportFields = new Set([
  ...Object.keys(buildAnyHandledReport({})),
  ...Object.keys(buildAnyHandledReport({ reel_id: 'reel' })),
  'handled',
]);

// ---- Conditions ----

const limits: Readonly<Record<string, number>> = { ...lineLimits, ...textLimits };

/** Names have a pattern of their own. */
const hasLimit = (field: string) => field in limits && field !== 'name';

function toTextCondition(field: string, value: string, isLine = field in lineLimits): string {
  return `${isLine ? 'isLine' : 'isText'}(${value}, ${limits[field]})`;
}

const profileConditions = [
  ...editableProfileFields
    .filter(hasLimit)
    .map((field) => [field, toTextCondition(field, `profile.${field}`)] as const),
  ...profileLinks.map(
    ({ field, host }) => [field, `isLink(profile.${field}, ${toPattern(getLinkPattern(host))})`] as const,
  ),
].map(([field, condition]) => `(isKept('${field}', changedFields) || ${condition})`);

const animalConditions = editableAnimalFields
  .filter(hasLimit)
  .map((field) => toTextCondition(field, `animal.${field}`));

/** Details whose conditions depend on each other, and are written by hand. */
const handCheckedDetails = [
  ...['event_date', 'event_type', 'score', 'time', 'result', 'penalty'],
  ...['ride_start', 'ride_end', 'rodeo_id'],
  ...['rider_marks', 'animal_marks', 'gate_turn'],
];
const nonEmptyLines = ['title', 'location'];

const videoConditions = detailsFields
  .filter((field) => !handCheckedDetails.includes(field))
  .map((field) => {
    if (!hasLimit(field)) throw new Error(`text-limits.ts has no limit of a video's ${field}`);
    if (nonEmptyLines.includes(field)) return `isNonEmptyLine(video.${field}, ${limits[field]})`;
    const isRequired = requiredDetails.includes(field);
    return toTextCondition(field, isRequired ? `video.${field}` : `video.get('${field}', '')`);
  });

// ---- Access sharing ----

/** What an invite or a request changes in the profiles of its sender and its recipient. */
function toSharing(step: AddAccessStep): string {
  const { own, other } = stepPlans[step];
  const acceptance = stepPlans[`accept ${step}`];
  const getField = (changes: readonly (readonly [field: string, isPresent: boolean])[], isAdded: boolean) =>
    toLiteral(changes.find(([, isPresent]) => isPresent === isAdded)?.[0] ?? '');
  return toMap({
    alertType: `${stepPlans[step].notificationType}()`,
    sent: getField(own, true),
    received: getField(other, true),
    crossing: toLiteral(obstacleFields[step]['awaiting response']),
    acceptance: `${acceptance.notificationType}()`,
    senderGains: getField(acceptance.other, true),
    recipientGains: getField(acceptance.own, true),
  });
}

// ---- The sections ----

const eventIds = rodeoEvents.map(({ id }) => id);

const toConstants = (constants: Readonly<Record<string, Parameters<typeof toLiteral>[0]>>) =>
  Object.entries(constants).map(([name, value]) => toFunction(`${name}()`, toLiteral(value)));

/** A function that looks up an expression. */
const toLookUp = (signature: string, key: string, entries: readonly (readonly [string | number, string])[]) =>
  toFunction(signature, `${toMap(Object.fromEntries(entries))}[${key}]`);

const toDuration = (ms: number, unit: 'd' | 's') =>
  `duration.value(${ms / (unit === 'd' ? 86_400_000 : 1000)}, '${unit}')`;

const ticketLifetime = toFunction('getTicketLifetime()', toDuration(ticketLifetimeMs, 'd'));

const accountTypes = (['contractor', 'contestant', 'fan'] as const).map(
  (type) => [type, toStoredAccountType(type)] as const,
);

/** The functions of firestore.rules that follow from src/domain. */
export const firestoreFacts = [
  ...toConstants({ ...Object.fromEntries(accountTypes), ...alertTypes }),
  ...toConstants({ maxName: lineLimits.name, maxPhone: lineLimits.phone, maxLink: maxLinkLength }),
  ...toConstants({
    maxAnswer: maxAnswerLength,
    maxPage: maxPageSize,
    maxSavedVideos,
    maxOpenProposals,
    maxFollows,
    maxFollowedRodeos,
    maxAccessEntries,
    maxPushDevices,
    horse: toStoredAnimalType('horse'),
  }),
  // Ids are positions in the list.
  ...toConstants({ lastEventId: rodeoEvents.length }),

  toFunction('getLinePattern()', toPattern(`[^\\p{Zl}\\p{Zp}${hiddenCharacters.source.slice(1)}*`)),
  toFunction('getVisiblePattern()', toPattern(`.*${visibleCharacter.source}.*`)),
  toFunction('getWordPattern()', toPattern(namedWordPattern)),
  toFunction('getStrayJoinerPattern()', toPattern(strayJoinerPattern)),
  toFunction('getRodeoIdPattern()', toPattern(rodeoIdPattern)),

  ...toConstants({
    getEventIds: eventIds,
    getScoredEventIds: eventIds.filter((id) => getScoring(id) === 'score'),
  }),
  toFunction(
    'getAnimalTypeEvents()',
    toMap(
      Object.fromEntries(
        animalTypes.map((type) => [toStoredAnimalType(type), toLiteral(getAnimalTypeEvents(type))]),
      ),
    ),
  ),

  ...toConstants({ getProfileFields: profileFields, getEditableProfileFields: editableProfileFields }),
  toConjunction('hasValidTexts(profile, changedFields)', profileConditions),
  ...toConstants({ getAccessFields: accessFields }),
  toFunction('invite()', toSharing('invite')),
  toFunction('accessRequest()', toSharing('request')),
  toLookUp('getSentField(alertType)', 'string(alertType)', [
    [alertTypes.invited, toLiteral('sent_invites')],
    [alertTypes.requested, toLiteral('sent_requests')],
  ]),
  toFunction('getPendingLifetime()', toDuration(pendingLifetimeMs, 'd')),

  ...toConstants({ getAnimalFields: animalFields, getEditableAnimalFields: editableAnimalFields }),
  toConjunction('hasValidAnimalTexts(animal)', animalConditions),

  ...toConstants({ getVideoFields: videoFields, getEditableVideoFields: editableVideoFields }),
  ...toConstants({ getAnimalTagFields: animalTagFields, getContestantTagFields: contestantTagFields }),
  toConjunction('hasValidVideoTexts(video)', videoConditions),
  ...toConstants({ maxClipSeconds }),
  ticketLifetime,

  ...toConstants({
    maxReelTitle,
    maxReelRides,
    maxListedRides,
    getReelFields: reelFields,
    getRequiredReelFields: reelFields.filter((field) => field !== 'is_result_list'),
  }),

  ...toConstants({ getLinkFields: Object.keys(parseRideLink('', {})) }),
  ...toConstants({
    getNotificationFields: [...Object.keys(parseNotification('', {})), 'expires'],
    getNoticesToOwner: noticesToOwner,
  }),
  toLookUp(
    'getNotificationText(alertType, name, subject)',
    'string(alertType)',
    Object.entries(alertTypes).flatMap(([type, number]) =>
      type === 'answered'
        ? []
        : [
            [
              number,
              toConcatenation(notificationTexts[type as Exclude<keyof typeof alertTypes, 'answered'>], [
                'name',
                'subject',
              ]),
            ],
          ],
    ),
  ),
  toLookUp(
    'getResultListText(alertType, name, subject)',
    'string(alertType)',
    Object.entries(resultListTexts).map(([type, text]) => [
      alertTypes[type as keyof typeof resultListTexts],
      toConcatenation(notificationTexts[text], ['name', 'subject']),
    ]),
  ),

  toFunction('getPushEndpointPattern()', toPattern(pushEndpointPattern)),
  ...toConstants({ getPushKinds: pushKinds, getPushLanguages: pushLanguages }),

  ...toConstants({
    getReportReasons: reportReasons,
    getReportOutcomes: reportOutcomes,
    getHandledReportFields: [...handledReportFields],
  }),
  toLookUp(
    'getDaysKept(collection)',
    'collection',
    Object.entries(daysKept).map(([collection, days]) => [collection, String(days)]),
  ),
  toLookUp(
    'getPace(kind)',
    'kind',
    Object.entries(paces).map(([kind, { seconds, perDay }]) => [
      kind,
      toMap({ seconds: String(seconds), perDay: String(perDay) }),
    ]),
  ),
]
  .join('\n\n')
  // Functions of one line have no empty line between them.
  .replaceAll(/(?<=; \}\n)\n(?= +function .*; \}$)/gm, '');

/** The functions of storage.rules that follow from src/domain. */
export const storageFacts = ticketLifetime;
