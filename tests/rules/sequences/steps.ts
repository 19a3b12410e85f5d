import type { AccessStep } from '#src/domain/access-steps.ts';
import { accessSteps } from '../access-step-attempts.ts';
import type { Actor, FileKind, Person } from './world.ts';

/** Changes that make the writes of an access step inadmissible, whoever attempts it. */
export const accessForgeries = [
  'own half only',
  'other half only',
  'another delegate',
  'another account',
  'another selected account',
  'without the pending entry',
] as const;
export type AccessForgery = (typeof accessForgeries)[number];

/** Writes to an upload ticket or video that nobody may make. */
export const videoForgeries = [
  'publish without the ticket',
  'reopen the ticket',
  'close the ticket without a video',
  'take over the ticket',
  'delete the ticket',
  'announce for another',
  'take over the video',
] as const;

interface AccountAccessStep {
  kind: AccessStep;
  own: Person;
  other: Person;
  forgery?: AccessForgery;
}

interface TwoAccountsStep {
  kind: 'select account' | 'block' | 'unblock';
  own: Person;
  other: Person;
}

interface ModerationStep {
  kind: 'ban' | 'unban';
  own: Person;
}

interface TicketStep {
  kind: 'open ticket';
  id: string;
  owner: Person;
}

interface UploadStep {
  kind: 'upload';
  file: FileKind;
  id: string;
  /** The owner that the file's metadata states. */
  owner: Person;
  /** Differs between all uploads of a sequence. */
  content: string;
}

/** Precedes the deletion of files. */
interface AnnouncementStep {
  kind: 'announce deletion';
  id: string;
}

interface FileDeletionStep {
  kind: 'delete file';
  file: FileKind;
  id: string;
}

interface PublicationStep {
  kind: 'publish';
  id: string;
  owner: Person;
  contestants: readonly Person[];
  hasAnimal: boolean;
  /** Does not notify the owner. */
  isSilent: boolean;
}

interface DocumentDeletionStep {
  kind: 'delete document';
  id: string;
  isSilent: boolean;
}

interface VideoForgeryStep {
  kind: (typeof videoForgeries)[number];
  id: string;
}

interface WaitStep {
  kind: 'wait';
  days: number;
}

export type Step =
  | AccountAccessStep
  | TwoAccountsStep
  | ModerationStep
  | TicketStep
  | UploadStep
  | AnnouncementStep
  | FileDeletionStep
  | PublicationStep
  | DocumentDeletionStep
  | VideoForgeryStep
  | WaitStep;

export type StepKind = Step['kind'];
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>;

export const isAccessStep = (step: Step): step is StepOf<AccessStep> =>
  accessSteps.some((kind) => kind === step.kind);

/** A step and who attempts it. */
export interface Attempt {
  step: Step;
  by: Actor;
}
