import { createDone, requireFound, type CloudProject, type Json, type Routes } from '../cloud-project.ts';

/** Cloud Functions and the secrets that they read. */
export function createFunctionApis(project: CloudProject): Routes {
  const describeSecret = (name: string) => {
    project.require('secretmanager');
    return requireFound(
      project.secrets.has(name) && {
        name: `projects/${project.number}/secrets/${name}`,
        labels: { 'firebase-managed': 'true' },
      },
    );
  };
  const describeVersion: Routes[string] = ({ names: [, name = ''] }) => ({
    name: `${describeSecret(name).name}/versions/1`,
    state: 'ENABLED',
  });
  const store = (id: string, region: string, body: Json): Json => {
    const service = `projects/${project.id}/locations/${region}/services/${id.toLowerCase()}`;
    project.functions.set(id, {
      ...body,
      name: `projects/${project.id}/locations/${region}/functions/${id}`,
      serviceConfig: {
        ...(body['serviceConfig'] as Json),
        service,
        uri: `https://${id.toLowerCase()}.a.run.app`,
      },
      url: `https://${region}-${project.id}.cloudfunctions.net/${id}`,
      state: 'ACTIVE',
      environment: 'GEN_2',
    });
    return { name: `operations/function-${id}` };
  };
  const noBindings = () => ({ bindings: [] });
  return {
    'POST secretmanager/v1/projects/*/secrets': ({ query }) => {
      project.secrets.set(query.get('secretId') ?? '', '');
      return describeSecret(query.get('secretId') ?? '');
    },
    'GET secretmanager/v1/projects/*/secrets/*': ({ names: [, name = ''] }) => describeSecret(name),
    'POST secretmanager/v1/projects/*/secrets/*:addVersion': (call) => {
      const { data } = call.body['payload'] as { data: string };
      project.secrets.set(call.names[1] ?? '', Buffer.from(data, 'base64').toString());
      return describeVersion(call);
    },
    'GET secretmanager/v1/projects/*/secrets/*/versions/*': describeVersion,
    'GET secretmanager/v1/projects/*/secrets/*:getIamPolicy': noBindings,
    'POST secretmanager/v1/projects/*/secrets/*:setIamPolicy': noBindings,
    'GET cloudfunctions/v1/projects/*/locations/-/functions': () => ({ functions: [] }),
    'GET cloudfunctions/v2/projects/*/locations/-/functions': () => ({
      functions: [...project.functions.values()],
    }),
    'POST cloudfunctions/v2/projects/*/locations/*/functions:generateUploadUrl': () => ({
      uploadUrl: 'https://storage.googleapis.com/source.zip',
      storageSource: { bucket: 'sources', object: 'source.zip' },
    }),
    'PUT storage/source.zip': () => ({}),
    'POST cloudfunctions/v2/projects/*/locations/*/functions': ({ body, query, names: [, region = ''] }) =>
      store(query.get('functionId') ?? '', region, body),
    'PATCH cloudfunctions/v2/projects/*/locations/*/functions/*': ({
      body,
      names: [, region = '', id = ''],
    }) => store(id, region, body),
    'GET cloudfunctions/v2/operations/*': ({ names: [name = ''] }) =>
      createDone(project.functions.get(name.slice(9))),
    'GET firebaseextensions/v1beta/projects/*/instances': () => ({ instances: [] }),
    'GET compute/compute/v1/projects/*': () => ({
      defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com`,
    }),
    'GET artifactregistry/v1/projects/*/locations/*/repositories/*': ({ names: [id, location, name] }) => ({
      name: `projects/${id}/locations/${location}/repositories/${name}`,
    }),
    'PATCH artifactregistry/v1/projects/*/locations/*/repositories/*': ({ body }) => body,
    'GET run/v1/projects/*/locations/*/services/*:getIamPolicy': noBindings,
    'POST run/v1/projects/*/locations/*/services/*:setIamPolicy': noBindings,
  };
}
