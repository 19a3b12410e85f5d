import { isExpired } from '#src/domain/pending-access.ts';
import { getDisplayName, parseUser } from '#src/domain/user.ts';
import { stepTransitions, type AccessRelation } from '../access-step-attempts.ts';
import { getFilePath, isPerson, personIds, profiles, type Actor, type Person } from './world.ts';
import type { AccessStep } from '#src/domain/access-steps.ts';
import { isAccessStep, type Step, type StepOf } from './steps.ts';

/** `unchanged`: allowed or denied, but without effect. */
export type Expectation = 'allowed' | 'denied' | 'unchanged';

interface Ticket {
  owner: Person;
  uploader: Person;
  created: number;
  isPublished: boolean;
  /** Who is about to delete the files, and since when. */
  deletion?: { by: Actor; since: number };
}

const dayMs = 24 * 60 * 60 * 1000;
const ticketLifetimeMs = 7 * dayMs;
const deletionMs = dayMs / 24;

/** The account that is shared, and the one that may act for it. */
function getParties(step: StepOf<AccessStep>): [grantor: Person, delegate: Person] {
  const { by } = stepTransitions[step.kind];
  return by === 'grantor' ? [step.own, step.other] : [step.other, step.own];
}

/** What the rules must make of every step: who may act for whom, which film plays under which name, who owns which id. */
export class SharingModel {
  #now = 0;
  readonly #relations = new Map<string, { state: AccessRelation; since: number }>();
  readonly #selected = new Map<Person, Person>(personIds.map((id) => [id, id]));
  readonly #banned = new Set<Person>();
  readonly #blocks = new Set<string>();
  readonly #tickets = new Map<string, Ticket>();
  readonly #videos = new Map<string, Person>();
  readonly #files = new Map<string, string>();

  pass(ms: number): void {
    this.#now += ms;
  }

  canActFor(actor: Actor, account: Person): boolean {
    if (!isPerson(actor) || this.#banned.has(actor) || this.#banned.has(account)) return false;
    return actor === account || this.#getRelation(account, actor) === 'shared';
  }

  expect(step: Step, by: Actor): Expectation {
    if (isAccessStep(step)) return this.#expectAccessStep(step, by);
    if (this.#changesNothing(step)) return 'unchanged';
    return this.#isAllowed(step, by) ? 'allowed' : 'denied';
  }

  #getRelation = (grantor: Person, delegate: Person): AccessRelation =>
    this.#relations.get(`${grantor} ${delegate}`)?.state ?? 'none';

  #expectAccessStep(step: StepOf<AccessStep>, by: Actor): Expectation {
    if (step.forgery) return 'unchanged';
    const [grantor, delegate] = getParties(step);
    const { from, to } = stepTransitions[step.kind];
    const state = this.#getRelation(grantor, delegate);
    // Removing what is not there, or adding what is, has no effect.
    if (state !== from) return to === 'none' || state === to ? this.#expectIdleStep(step) : 'denied';
    if (step.own === step.other || !isPerson(by) || this.#banned.has(by)) return 'denied';
    // Denying and canceling are the same writes, and so are removing and leaving.
    if (to === 'none') return by === grantor || by === delegate ? 'allowed' : 'denied';
    if (by !== step.own || this.#banned.has(step.other)) return 'denied';
    const isFree = to === 'shared' ? !this.#isExpired(grantor, delegate) : !this.#isBlocked(step.other, by);
    return isFree ? 'allowed' : 'denied';
  }

  /** An invite or request is sent once. */
  #expectIdleStep = ({ kind }: StepOf<AccessStep>): Expectation =>
    kind === 'invite' || kind === 'request' ? 'denied' : 'unchanged';

  #isExpired(grantor: Person, delegate: Person): boolean {
    const since = this.#relations.get(`${grantor} ${delegate}`)?.since ?? 0;
    return isExpired({ created: new Date(since) }, this.#now);
  }

  #isBlocked = (blocker: Person, blocked: Person): boolean => this.#blocks.has(`${blocker}_${blocked}`);

  #changesNothing(step: Step): boolean {
    if (step.kind === 'ban') return this.#banned.has(step.own);
    if (step.kind === 'unban') return !this.#banned.has(step.own);
    return step.kind === 'select account' && this.#selected.get(step.own) === step.other;
  }

  #isAllowed(step: Step, by: Actor): boolean {
    switch (step.kind) {
      case 'select account':
        return by === step.own && this.canActFor(by, step.other);
      case 'block':
        return (
          this.#isMember(step.own, by) && step.own !== step.other && !this.#isBlocked(step.own, step.other)
        );
      case 'unblock':
        return this.#isMember(step.own, by) && this.#isBlocked(step.own, step.other);
      case 'ban':
      case 'unban':
        return by === 'admin';
      case 'open ticket':
        return this.canActFor(by, step.owner) && step.owner !== 'fan' && !this.#tickets.has(step.id);
      case 'upload':
        return this.#isUploadAllowed(step, by);
      case 'announce deletion':
        return this.#canAnnounceDeletion(step.id, by);
      case 'delete file':
        return by === 'admin' || this.#canDeleteFiles(step.id, by);
      case 'publish':
        return this.#isPublicationAllowed(step, by);
      case 'delete document':
        return this.#canDeleteDocument(step, by);
      case 'wait':
        return true;
      default:
        return false;
    }
  }

  #isMember = (own: Person, by: Actor): boolean => by === own && !this.#banned.has(own);

  /** The ticket of its uploader, until it is used up. */
  #getOpenTicket(id: string, by: Actor): Ticket | undefined {
    const ticket = this.#tickets.get(id);
    if (!ticket || ticket.isPublished || ticket.uploader !== by || this.#banned.has(ticket.uploader)) return;
    return this.#now < ticket.created + ticketLifetimeMs && !ticket.deletion ? ticket : undefined;
  }

  /** Storage rules have no lookup left for a delegate's own profile. */
  #hasAccessTo = (account: Person, by: Actor): boolean =>
    isPerson(by) &&
    !this.#banned.has(account) &&
    (by === account || this.#getRelation(account, by) === 'shared');

  #isUploadAllowed({ file, id, owner }: StepOf<'upload'>, by: Actor): boolean {
    const ticket = this.#tickets.get(id);
    if (!ticket || !this.#isUnpublishedUpload(ticket, by) || ticket.deletion) return false;
    const isOpen = this.#now < ticket.created + ticketLifetimeMs;
    return (
      isOpen &&
      ticket.owner === owner &&
      this.#hasAccessTo(owner, by) &&
      !this.#files.has(getFilePath(file, id))
    );
  }

  /** An uploader may clean up after losing access to the account. */
  #isUnpublishedUpload = (ticket: Ticket, by: Actor): boolean =>
    !ticket.isPublished && ticket.uploader === by;

  #canAnnounceDeletion(id: string, by: Actor): boolean {
    const ticket = this.#tickets.get(id);
    if (!ticket) return false;
    if (by === 'admin' || this.canActFor(by, ticket.owner)) return true;
    return this.#isUnpublishedUpload(ticket, by) && !this.#banned.has(ticket.uploader);
  }

  /** The announcement is at most an hour old. */
  #canDeleteFiles(id: string, by: Actor): boolean {
    const ticket = this.#tickets.get(id);
    const { deletion } = ticket ?? {};
    if (!ticket || !isPerson(by) || deletion?.by !== by || this.#now > deletion.since + deletionMs)
      return false;
    if (this.#isUnpublishedUpload(ticket, by)) return !this.#banned.has(by);
    return this.#hasAccessTo(ticket.owner, by);
  }

  #isPublicationAllowed(step: StepOf<'publish'>, by: Actor): boolean {
    const { id, owner, contestants, hasAnimal, isSilent } = step;
    return (
      this.#getOpenTicket(id, by)?.owner === owner &&
      this.canActFor(by, owner) &&
      (by === owner || !isSilent) &&
      contestants.every((each) => this.#canTag(owner, each)) &&
      (hasAnimal ? !this.#isBlocked('ranch', owner) : owner !== 'ranch')
    );
  }

  #canTag = (owner: Person, contestant: Person): boolean =>
    (contestant === 'rider' || contestant === 'roper') &&
    !this.#banned.has(contestant) &&
    !this.#isBlocked(contestant, owner);

  #canDeleteDocument({ id, isSilent }: StepOf<'delete document'>, by: Actor): boolean {
    const owner = this.#videos.get(id);
    // Once the deletion of its files was announced, at whatever time.
    if (owner === undefined || !this.#tickets.get(id)?.deletion) return false;
    return by === 'admin' || (this.canActFor(by, owner) && (by === owner || !isSilent));
  }

  /** Takes a step that is allowed. */
  apply(step: Step, by: Actor): void {
    if (isAccessStep(step)) return this.#applyAccessStep(step);
    switch (step.kind) {
      case 'select account':
        this.#selected.set(step.own, step.other);
        break;
      case 'block':
        this.#blocks.add(`${step.own}_${step.other}`);
        break;
      case 'unblock':
        this.#blocks.delete(`${step.own}_${step.other}`);
        break;
      case 'ban':
        this.#banned.add(step.own);
        break;
      case 'unban':
        this.#banned.delete(step.own);
        break;
      case 'wait':
        this.pass(step.days * dayMs);
        break;
      default:
        this.#applyVideoStep(step, by);
    }
  }

  #applyAccessStep(step: StepOf<AccessStep>): void {
    const [grantor, delegate] = getParties(step);
    const { from, to } = stepTransitions[step.kind];
    this.#relations.set(`${grantor} ${delegate}`, { state: to, since: this.#now });
    // A deleted profile is hidden, so what it has selected stays.
    if (from === 'shared' && this.#selected.get(delegate) === grantor && !this.#banned.has(delegate))
      this.#selected.set(delegate, delegate);
  }

  #applyVideoStep(step: Step, by: Actor): void {
    switch (step.kind) {
      case 'open ticket':
        this.#tickets.set(step.id, {
          owner: step.owner,
          uploader: by as Person,
          created: this.#now,
          isPublished: false,
        });
        break;
      case 'upload':
        this.#files.set(getFilePath(step.file, step.id), step.content);
        break;
      case 'announce deletion':
        (this.#tickets.get(step.id) as Ticket).deletion = { by, since: this.#now };
        break;
      case 'delete file':
        this.#files.delete(getFilePath(step.file, step.id));
        break;
      case 'publish':
        this.#videos.set(step.id, step.owner);
        (this.#tickets.get(step.id) as Ticket).isPublished = true;
        break;
      case 'delete document':
        this.#videos.delete(step.id);
        break;
      default:
    }
  }

  /** The state as sentences, for a comparison with what is stored. */
  getFacts(): string[] {
    const facts = [...this.#relations].flatMap(([pair, { state }]) => getRelationFacts(pair, state));
    for (const [id, account] of this.#selected) facts.push(`${id} has selected ${account}`);
    for (const id of this.#banned) facts.push(`${id} is banned`);
    for (const block of this.#blocks) facts.push(`blocks/${block}`);
    for (const [id, { owner, uploader, isPublished, deletion }] of this.#tickets) {
      const state = isPublished ? 'published' : 'open';
      facts.push(
        `ticket ${id} of ${owner} by ${uploader}, ${state}, to be deleted by ${deletion?.by ?? 'nobody'}`,
      );
    }
    for (const [id, owner] of this.#videos)
      facts.push(`video ${id} of ${owner} named ${getDisplayName(parseUser(owner, profiles[owner]))}`);
    for (const [path, content] of this.#files) facts.push(`file ${path}: ${content}`);
    return facts.sort();
  }
}

function getRelationFacts(pair: string, state: AccessRelation): string[] {
  const [grantor, delegate] = pair.split(' ') as [Person, Person];
  switch (state) {
    case 'none':
      return [];
    case 'shared':
      return [`${grantor}.user_access.${delegate}`, `${delegate}.account_access.${grantor}`];
    case 'invited':
      return [
        `${grantor}.sent_invites.${delegate}`,
        `${delegate}.received_invites.${grantor}`,
        `pending_access/${grantor}_3_${delegate}`,
      ];
    case 'requested':
      return [
        `${delegate}.sent_requests.${grantor}`,
        `${grantor}.received_requests.${delegate}`,
        `pending_access/${delegate}_4_${grantor}`,
      ];
  }
}
