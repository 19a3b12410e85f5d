import {
  ApiError,
  createDone,
  requireFound,
  type CloudProject,
  type Json,
  type Routes,
} from '../cloud-project.ts';

const database = 'projects/*/databases/(default)';

/** As Firestore stores an index: with the order of the ids. */
function completeIndex(body: Json): Json {
  const fields = body['fields'] as readonly { order?: string }[];
  const order = fields.at(-1)?.order ?? 'ASCENDING';
  return { ...body, fields: [...fields, { fieldPath: '__name__', order }], state: 'READY' };
}

/** Databases, files, their rules and indexes; documents are those of the engine. */
export function createDataApis(project: CloudProject): Routes {
  const release: Routes[string] = ({ body }) => {
    const content = (body['release'] ?? body) as Json;
    project.releases.set(String(content['name']), { createTime: '2026-11-26T00:00:00Z', ...content });
    return content;
  };
  const describeDatabase = () => {
    project.require('firebasedatabase');
    const name = `${project.id}-default-rtdb`;
    return requireFound(
      project.hasDatabase && {
        name: `projects/${project.number}/locations/us-central1/instances/${name}`,
        ...{ databaseUrl: `https://${name}.firebaseio.com`, type: 'DEFAULT_DATABASE', state: 'ACTIVE' },
      },
    );
  };
  const canReadTickets = () => project.bindings.some(({ role }) => role.includes('firestoreServiceAgent'));
  return {
    'GET firestore/': () => ({}),
    [`GET firestore/v1/${database}`]: () => {
      project.require('firestore');
      const description = {
        type: 'FIRESTORE_NATIVE',
        locationId: 'us-central1',
        databaseEdition: 'STANDARD',
      };
      return requireFound(
        project.hasFirestore && { name: `projects/${project.id}/databases/(default)`, ...description },
      );
    },
    [`GET firestore/v1/${database}/collectionGroups/-/indexes`]: () => ({ indexes: project.indexes }),
    [`POST firestore/v1/${database}/collectionGroups/*/indexes`]: ({ body, names: [id, group] }) => {
      const name = `projects/${id}/databases/(default)/collectionGroups/${group}/indexes/${project.indexes.length}`;
      project.indexes.push({ ...completeIndex(body), name });
      return createDone();
    },
    [`GET firestore/v1/${database}/collectionGroups/-/fields`]: () => ({
      fields: [...project.fields.values()],
    }),
    [`PATCH firestore/v1/${database}/collectionGroups/*/fields/*`]: ({ body, names: [id, group, field] }) => {
      const name = `projects/${id}/databases/(default)/collectionGroups/${group}/fields/${field}`;
      project.fields.set(name, { ...project.fields.get(name), ...body, name });
      return createDone();
    },
    'POST firebaserules/v1/projects/*:test': () => ({}),
    'GET firebaserules/v1/projects/*/releases': () => ({ releases: [...project.releases.values()] }),
    'POST firebaserules/v1/projects/*/releases': release,
    'PATCH firebaserules/v1/projects/*/releases/*': (call) => {
      const [id, name] = call.names;
      requireFound(project.releases.get(`projects/${id}/releases/${name}`));
      return release(call);
    },
    'PATCH firebaserules/v1/projects/*/releases/*/*': (call) => {
      const [id, ...name] = call.names;
      requireFound(project.releases.get(`projects/${id}/releases/${name.join('/')}`));
      return release(call);
    },
    'GET firebaserules/v1/projects/*/rulesets/*': ({ names: [, id = ''] }) =>
      requireFound(project.rulesets.get(id)),
    'POST firebaserules/v1/projects/*/rulesets': ({ body }) => {
      const id = String(project.rulesets.size);
      const ruleset = { ...body, name: `projects/${project.id}/rulesets/${id}` };
      project.rulesets.set(id, ruleset);
      return ruleset;
    },
    'GET firebasestorage/v1alpha/projects/*/defaultBucket': () => ({
      bucket: {
        name: requireFound(
          project.hasBucket && `projects/${project.id}/buckets/${project.id}.firebasestorage.app`,
        ),
      },
    }),
    'GET storage/storage/v1/b/*': () =>
      requireFound(project.hasBucket && { cors: project.hasCors ? [{ method: ['GET'] }] : [] }),
    'DELETE storage/storage/v1/b/*/o/*': () => ({}),
    // As the rules answer to a visitor, and to the photo of a new login.
    'GET firebasestorage/v0/b/*/o/*': () => requireFound<Json>(undefined),
    'GET firebasestorage/v0/b/*/o': () => {
      throw new ApiError(403, 'Permission denied.');
    },
    'POST firebasestorage/v0/b/*/o': ({ query }) => {
      const name = query.get('name') ?? '';
      if (!canReadTickets() || project.photos.has(name)) throw new ApiError(403, 'Permission denied.');
      project.photos.add(name);
      return { name };
    },
    'GET firebasedatabase/v1beta/projects/*/locations/-/instances/*': describeDatabase,
    'GET firebasedatabase/v1beta/projects/*/locations/-/instances': () => ({
      instances: [describeDatabase()],
    }),
  };
}
