import { ApiError, createDone, requireFound, type CloudProject, type Routes } from '../cloud-project.ts';

/** Projects, services, roles, the web app and sign-in. */
export function createProjectApis(project: CloudProject): Routes {
  const getPolicy = () => {
    project.require('cloudresourcemanager');
    return structuredClone({ bindings: project.bindings });
  };
  const setPolicy: Routes[string] = ({ body }) => {
    const { bindings } = body['policy'] as { bindings: typeof project.bindings };
    project.bindings.splice(0, Infinity, ...bindings);
    return { bindings };
  };
  const createToken = () => ({ access_token: 'owner', expires_in: 3600, token_type: 'Bearer' });
  return {
    'POST oauth2/token': createToken,
    'POST www/oauth2/v3/token': createToken,
    'POST cloudresourcemanager/v1/projects': ({ body }) => {
      if (body['projectId'] !== project.id) throw new ApiError(409, 'Requested entity already exists');
      project.exists = true;
      return { name: 'operations/project' };
    },
    'GET cloudresourcemanager/v1/operations/project': () => createDone(project.describe()),
    'GET firebase/v1beta1/operations/project': () => createDone(project.describe()),
    'POST firebase/v1beta1/projects/*:addFirebase': () => {
      for (const name of ['firebase', 'firebasehosting', 'firebaserules', 'serviceusage'])
        project.services.add(`${name}.googleapis.com`);
      return { name: 'operations/project' };
    },
    'GET firebase/v1beta1/projects/*': () => requireFound(project.exists && project.describe()),
    'GET cloudresourcemanager/v1/projects/*': () => project.describe(),
    'POST cloudresourcemanager/v1/projects/*:testIamPermissions': ({ body }) => body,
    'POST iam/v1/projects/*/serviceAccounts/*:testIamPermissions': ({ body }) => body,
    'POST cloudresourcemanager/v1/projects/*:getIamPolicy': getPolicy,
    'POST cloudresourcemanager/v1/projects/*:setIamPolicy': setPolicy,
    'GET serviceusage/v1/projects/*/services/*': ({ names: [, name = ''] }) => ({
      state: project.services.has(name) ? 'ENABLED' : 'DISABLED',
    }),
    'POST serviceusage/v1/projects/*/services/*:enable': ({ names: [, name = ''] }) => {
      project.services.add(name);
      return createDone();
    },
    'POST serviceusage/v1beta1/projects/*/services/*:generateServiceIdentity': () => createDone(),
    'GET cloudbilling/v1/projects/*/billingInfo': () => ({ billingEnabled: true }),
    'POST firebase/v1beta1/projects/*/webApps': ({ body }) => {
      project.app = { ...body, platform: 'WEB', appId: `1:${project.number}:web:1` };
      return { name: 'operations/app' };
    },
    'GET firebase/v1beta1/operations/app': () => createDone(project.app),
    'GET firebase/v1beta1/projects/*/webApps': () => ({ apps: project.app ? [project.app] : [] }),
    'GET firebase/v1beta1/projects/*/adminSdkConfig': () => ({ projectId: project.id }),
    'GET firebase/v1beta1/projects/-/webApps/*/config': ({ names: [appId] }) => ({
      projectId: project.id,
      appId,
      apiKey: 'AIzaStandIn',
      authDomain: `${project.id}.firebaseapp.com`,
      messagingSenderId: project.number,
      ...(project.hasBucket && { storageBucket: `${project.id}.firebasestorage.app` }),
      ...(project.hasDatabase && { databaseURL: `https://${project.id}-default-rtdb.firebaseio.com` }),
    }),
    'GET identitytoolkit/admin/v2/projects/*/config': () => {
      project.require('identitytoolkit');
      return project.authConfig;
    },
    'PATCH identitytoolkit/admin/v2/projects/*/config': ({ body }) =>
      (project.authConfig = { ...project.authConfig, ...body }),
    'GET identitytoolkit/v1/projects': () => project.authConfig,
    'POST identitytoolkit/v1/accounts:signUp': () => ({ idToken: 'token', localId: 'probe' }),
    'POST identitytoolkit/v1/accounts:delete': () => ({}),
    'POST identitytoolkit/v1/projects/*/accounts:lookup': () => ({
      users: [{ localId: 'rider', email: 'sam@example.com', emailVerified: true }],
    }),
    'POST identitytoolkit/v1/projects/*/accounts:update': () => ({ localId: 'rider' }),
  };
}
