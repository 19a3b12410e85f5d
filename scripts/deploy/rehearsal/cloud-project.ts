/** JSON of an API. */
export type Json = Readonly<Record<string, unknown>>;

/** What an API answers instead. */
export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A call of an API. */
export interface Call {
  readonly body: Json;
  readonly raw: Buffer;
  readonly query: URLSearchParams;
  /** What stands for each `*` of the route. */
  readonly names: readonly string[];
}

/** By method, service and path, such as `GET firestore/v1/projects/*`: what is answered. */
export type Routes = Readonly<Record<string, (call: Call) => Json>>;

/** A version of the site. */
interface SiteVersion {
  readonly config: Json;
  /** Hashes of the files by path. */
  readonly files: Map<string, string>;
}

/** A project of Google Cloud in which nothing was done yet. */
export class CloudProject {
  readonly id = 'rodeo-live';
  readonly number = '424242424242';
  readonly services = new Set<string>();
  readonly bindings: { role: string; members: string[] }[] = [];
  readonly indexes: Json[] = [];
  readonly fields = new Map<string, Json>();
  readonly rulesets = new Map<string, Json>();
  readonly releases = new Map<string, Json>();
  readonly secrets = new Map<string, string>();
  readonly functions = new Map<string, Json>();
  readonly siteVersions: SiteVersion[] = [];
  readonly uploads = new Map<string, Buffer>();
  /** The version that each channel of the site shows. */
  readonly channels = new Map<string, number>([['live', -1]]);
  readonly photos = new Set<string>();
  exists = false;
  hasFirestore = false;
  hasDatabase = false;
  hasBucket = false;
  hasCors = false;
  app: Json | undefined;
  /** The settings of Authentication. */
  authConfig: Json = {};

  /** @throws ApiError unless a service was enabled */
  require(service: string): void {
    if (!this.services.has(`${service}.googleapis.com`))
      throw new ApiError(
        403,
        `${service}.googleapis.com has not been used in ${this.id} before, or is disabled`,
      );
  }

  describe(): Json {
    const { id, number } = this;
    const resources = {
      hostingSite: id,
      ...(this.hasDatabase && { realtimeDatabaseInstance: `${id}-default-rtdb` }),
    };
    return { projectId: id, projectNumber: number, displayName: id, lifecycleState: 'ACTIVE', resources };
  }
}

export const createDone = (response: Json = {}): Json => ({ name: 'operations/done', done: true, response });

/** @throws ApiError with status 404 */
export function requireFound<Found>(found: Found | undefined | false): Found {
  if (found === undefined || found === false) throw new ApiError(404, 'not found');
  return found;
}
