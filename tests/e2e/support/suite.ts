import { getPorts } from '#scripts/backend/ports.ts';

/** Ports of the suite under test: `npm start` if BASE_URL is set, otherwise the suite of `npm test`. */
export const suitePorts = getPorts(process.env['BASE_URL'] ? 'dev' : 'test');
