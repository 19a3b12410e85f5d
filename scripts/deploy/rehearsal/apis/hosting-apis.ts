import {
  createDone,
  requireFound,
  type Call,
  type CloudProject,
  type Json,
  type Routes,
} from '../cloud-project.ts';

const sites = 'firebasehosting/v1beta1/projects/*/sites';

/** Hosting: versions of the site, and the channels that show them. */
export function createHostingApis(project: CloudProject): Routes {
  const site = `projects/${project.id}/sites/${project.id}`;
  const defaultUrl = `https://${project.id}.web.app`;
  const describeVersion = (id: number): Json => ({
    name: `${site}/versions/${id}`,
    status: 'FINALIZED',
    config: project.siteVersions[id]?.config,
  });
  const describeChannel = (name: string): Json => {
    const id = requireFound(project.channels.get(name));
    return {
      name: `${site}/channels/${name}`,
      url: name === 'live' ? defaultUrl : `https://${project.id}--${name}-abc123.web.app`,
      expireTime: '2026-12-31T00:00:00Z',
      ...(id >= 0 && { release: { name: 'releases/1', version: describeVersion(id) } }),
    };
  };
  const release = (channel: string, { query }: Call): Json => {
    const id = Number(query.get('versionName')?.split('/').at(-1));
    project.channels.set(channel, id);
    return { name: 'releases/1', version: describeVersion(id) };
  };
  return {
    [`GET ${sites}`]: () => ({ sites: [{ name: site, defaultUrl, type: 'DEFAULT_SITE' }] }),
    [`GET ${sites}/*`]: () => ({ name: site, defaultUrl, type: 'DEFAULT_SITE' }),
    [`GET ${sites}/*/channels`]: () => ({ channels: [...project.channels.keys()].map(describeChannel) }),
    [`GET ${sites}/*/channels/*`]: ({ names: [, , name = ''] }) => describeChannel(name),
    [`PATCH ${sites}/*/channels/*`]: ({ names: [, , name = ''] }) => describeChannel(name),
    [`POST ${sites}/*/channels`]: ({ query }) => {
      const name = query.get('channelId') ?? '';
      project.channels.set(name, -1);
      return describeChannel(name);
    },
    [`POST ${sites}/*/versions`]: ({ body }) => {
      const id = project.siteVersions.push({ config: (body['config'] ?? {}) as Json, files: new Map() }) - 1;
      return describeVersion(id);
    },
    [`POST ${sites}/*/versions/*:populateFiles`]: ({ body, names: [, , id] }) => {
      const files = Object.entries((body['files'] ?? {}) as Record<string, string>);
      for (const [path, hash] of files) project.siteVersions[Number(id)]?.files.set(path, hash);
      const hashes = files.map(([, hash]) => hash).filter((hash) => !project.uploads.has(hash));
      return {
        uploadRequiredHashes: hashes,
        uploadUrl: 'https://upload-firebasehosting.googleapis.com/files',
      };
    },
    'POST upload-firebasehosting/files/*': ({ raw, names: [hash = ''] }) => {
      project.uploads.set(hash, raw);
      return {};
    },
    [`PATCH ${sites}/*/versions/*`]: ({ body, names: [, , id] }) => {
      const version = requireFound(project.siteVersions[Number(id)]);
      // The configuration comes with the files, or when the version is complete.
      project.siteVersions[Number(id)] = { ...version, config: (body['config'] ?? version.config) as Json };
      return describeVersion(Number(id));
    },
    [`GET ${sites}/*/versions/*`]: ({ names: [, , id] }) => describeVersion(Number(id)),
    [`POST ${sites}/*/versions:clone`]: ({ body }) => {
      const source = Number(/\/versions\/(\d+)/.exec(String(body['sourceVersion']))?.[1]);
      const id = project.siteVersions.push(requireFound(project.siteVersions[source])) - 1;
      return createDone(describeVersion(id));
    },
    [`POST ${sites}/*/releases`]: (call) => release('live', call),
    [`POST ${sites}/*/channels/*/releases`]: (call) => release(call.names[2] ?? '', call),
  };
}
