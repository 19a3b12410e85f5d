import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { User } from '#src/domain/user.ts';
import { nextRides } from './next-rides.ts';
import type { RidesEvent } from './rides-events.ts';
import {
  createRides,
  getLock,
  type Ride,
  type RidesKind,
  type RidesLock,
  type RidesState,
} from './rides-state.ts';

export interface Publisher {
  /** The profile of the session user. */
  uploader: User;
  /** The account that the rides are published for. */
  account: User;
  onPublished: (videoId: string) => void;
}

/** One starts afresh with the lock of the account's next session. */
export interface PublishQueue {
  lock: RidesLock;
  /** The last one who asked. */
  publisher: Publisher;
  done: Promise<void>;
  /** Whether a failure has stopped it; another ride may be cut still. */
  isEnding: boolean;
}

/** The rides of a kind, and who works on them. */
export interface RidesStore {
  kind: RidesKind;
  useRides: UseBoundStore<StoreApi<RidesState>>;
  getState: () => RidesState;
  dispatch: (event: RidesEvent) => void;
  findRide: (id: string) => Ride | undefined;
  /** Resolves with the first state for which the condition holds. */
  until: (condition: (state: RidesState) => boolean) => Promise<RidesState>;
  /** Resolves when everything is stored, or could not be. */
  lastWrite: Promise<void>;
  /** What publishes the waiting rides now. */
  queue?: PublishQueue | undefined;
}

const listJobs = (state: RidesState): (AbortController | undefined)[] => [
  getLock(state),
  ...state.opening.map(({ job }) => job),
  ...state.sources.map(({ search }) => search?.job),
  ...state.rides.flatMap(({ stage, openClip }) => [
    'job' in stage ? stage.job : undefined,
    openClip?.lightFiles?.job,
  ]),
];

const listSessions = ({ sources }: RidesState) => sources.map(({ session }) => session);

/** Ends what ran or was open, and what the state has let go of. */
function endUnused(state: RidesState, previous: RidesState): void {
  const jobs = new Set(listJobs(state));
  for (const job of listJobs(previous)) if (!jobs.has(job)) job?.abort();
  const sessions = new Set(listSessions(state));
  for (const session of listSessions(previous)) if (!sessions.has(session)) session?.dispose();
}

function createRidesStore(kind: RidesKind): RidesStore {
  const useRides = create<RidesState>()(() => createRides(kind));
  const { getState, setState, subscribe } = useRides;
  subscribe(endUnused);
  return {
    ...{ kind, useRides, getState },
    dispatch: (event) => setState((state) => nextRides(state, event), true),
    findRide: (id) => getState().rides.find((ride) => ride.id === id),
    until: (condition) =>
      new Promise((resolve) => {
        if (condition(getState())) return resolve(getState());
        const unsubscribe = subscribe((state) => {
          if (!condition(state)) return;
          unsubscribe();
          resolve(state);
        });
      }),
    lastWrite: Promise.resolve(),
  };
}

/** One ride, and those of a night, each in one piece for the whole tab: uploads go on while other pages are open. */
export const uploadStore = createRidesStore('upload');
export const nightStore = createRidesStore('night');
